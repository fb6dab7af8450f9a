/**
 * A file of the app as the worker keeps it. A name that changes with the file says all; the others have a revision that
 * does, and are kept only if just that arrives: a server that is being renewed may still send the page of before.
 */
export type ShellFile = Readonly<
  { url: string; revision: null } | { url: string; revision: string; integrity: string }
>;

/** What of the built app a browser keeps to start without a network. */
export type Shell = Readonly<{
  /** Changes with any of the files. */
  version: string;
  files: readonly ShellFile[];
}>;
