/** The empty page for addresses that are not prerendered, as the server sends it. */
const SHELL = '/shell';

/** Addresses with screens of the app. All others are for the server. */
const WITH_SCREENS = /^\/(?:game|join|stage)(?:\/|$)/;

/**
 * Returns the file with the page of an address; undefined if the app has none. It is in the first of the languages that
 * has a page. English files have no language in their names, and are used if no language has a page.
 */
export function screenPage(
  pathname: string,
  { files, languages }: Readonly<{ files: ReadonlySet<string>; languages: readonly string[] }>,
): string | undefined {
  const path = pathname === '/' ? '/landing' : pathname.replace(/\/$/, '');
  const find = (page: string) => {
    const names = languages.map((language) =>
      language.startsWith('en') ? `${page}.html` : `${page}.${language.slice(0, 2)}.html`,
    );
    return [...names, `${page}.html`].find((name) => files.has(name));
  };
  return find(`${path}/index`) ?? (WITH_SCREENS.test(path) ? find(SHELL) : undefined);
}
