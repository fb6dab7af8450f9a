/** A JavaScript expression that is evaluated in the page. */
export type Expression = string;

/** One browser with one page, as far as the walks need it. It keeps nothing from before. */
export type Driver = Readonly<{
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Resolves to the expression's value, which has to fit into JSON. */
  read: (expression: Expression) => Promise<unknown>;
  /** Runs statements in the page. */
  run: (statements: string) => Promise<void>;
  /** Clicks the element as a mouse does. Throws if the expression gives none. */
  click: (element: Expression) => Promise<void>;
  /** Presses keys, one after another, while the element has the focus. Throws if the expression gives none. */
  type: (element: Expression, text: string) => Promise<void>;
  /** Presses the right arrow key as often as told, while the element has the focus. */
  pressRight: (element: Expression, times: number) => Promise<void>;
  /** Errors of the page's console; undefined where the browser does not hand them out. */
  errors: (() => readonly string[]) | undefined;
  /** Ends the browser and all that came with it. */
  close: () => Promise<void>;
}>;

/** A browser that the walks are taken in. */
export type BrowserKind = Readonly<{ name: string; launch: () => Promise<Driver> }>;
