/** Pages of addresses that are not known ahead of time begin empty, as the server's do. */
const SHELL = '/shell';

/** Where the app has screens; whatever else a tab opens is the server's alone. */
const WITH_SCREENS = /^\/(?:game|join|stage)(?:\/|$)/;

/**
 * The file that holds the page of an address, undefined where the app has none. Of several languages the first that a
 * page was made in is taken; English has no letters in its name, and stands in for any other.
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
