/**
 * A file of the app that the worker stores. A hashed name identifies the content. Other files have a revision, and are
 * stored only if exactly that content arrives: during an upgrade the server may still send the old file.
 */
export type ShellFile = Readonly<
  { url: string; revision: null } | { url: string; revision: string; integrity: string }
>;

/** The files that a browser stores to start the app without a network. */
export type Shell = Readonly<{
  /** Changes with any of the files. */
  version: string;
  files: readonly ShellFile[];
}>;
