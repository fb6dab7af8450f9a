/** A large phone, as most guests have. A browser without a graphics card has little to paint at this size. */
export const WINDOW = { width: 480, height: 900 };

/** A JavaScript expression that is evaluated in the page. */
export type Expression = string;

/** One browser with one page, as the walks need it. It starts without stored data. */
export type Driver = Readonly<{
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Resolves to the expression's value, which must fit into JSON. */
  read: (expression: Expression) => Promise<unknown>;
  /** Runs statements in the page. */
  run: (statements: string) => Promise<void>;
  /** Clicks the element as a mouse does. Throws if the expression finds no element. */
  click: (element: Expression) => Promise<void>;
  /** Presses keys one after another while the element has the focus. Throws if the expression finds no element. */
  type: (element: Expression, text: string) => Promise<void>;
  /** Presses the right arrow key this often while the element has the focus. */
  pressRight: (element: Expression, times: number) => Promise<void>;
  /** Returns errors of the page's console; undefined if the browser does not report them. */
  errors: (() => readonly string[]) | undefined;
  /** Ends the browser with all its processes. */
  close: () => Promise<void>;
}>;

/** A browser in which the walks run. */
export type BrowserKind = Readonly<{ name: string; launch: () => Promise<Driver> }>;
