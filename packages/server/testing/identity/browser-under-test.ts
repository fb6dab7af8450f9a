/** A browser for signing in: it keeps cookies by their path, submits forms, and follows redirects one at a time. */
export type Browser = Readonly<{
  get: (url: string) => Promise<Page>;
  /** Posts as a form of the page does. */
  post: (url: string, fields: Readonly<Record<string, string>> | URLSearchParams) => Promise<Page>;
  /** Follows redirects until there is none, or the address begins with `until`. */
  follow: (page: Page, until?: string) => Promise<Page>;
  cookies: () => readonly string[];
}>;

export type Page = Readonly<{
  url: string;
  status: number;
  headers: Headers;
  text: string;
  /** The address that it redirects to. */
  location: string | undefined;
}>;

type Cookie = Readonly<{ name: string; value: string; path: string; attributes: string }>;

/** Requests for `origin` go to `server`, with the languages in `wanted`. */
export function openBrowser({
  origin,
  server,
  wanted = 'en',
}: Readonly<{ origin: string; server: string; wanted?: string }>): Browser {
  let jar: readonly Cookie[] = [];
  const send = async (url: string, options: RequestInit): Promise<Page> => {
    const target = new URL(url, origin);
    const isOurs = target.origin === origin;
    const address = isOurs ? new URL(`${target.pathname}${target.search}`, server) : target;
    const cookie = jar
      .filter(({ path }) => isUnder(target.pathname, path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const response = await fetch(address, {
      ...options,
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        'accept-language': wanted,
        ...options.headers,
        ...(cookie !== '' && { cookie }),
      },
    });
    for (const line of response.headers.getSetCookie()) jar = keepCookie(jar, line);
    const location = response.headers.get('location');
    return {
      url: target.href,
      status: response.status,
      headers: response.headers,
      text: await response.text(),
      location: location === null ? undefined : new URL(location, target).href,
    };
  };
  const get = (url: string) => send(url, {});
  return {
    get,
    post: (url, fields) => {
      const headers = { origin: new URL(url, origin).origin };
      return send(url, { method: 'POST', headers, body: new URLSearchParams(fields) });
    },
    follow: async (page, until) => {
      let here = page;
      while (here.location !== undefined && !(until && here.location.startsWith(until))) {
        here = await get(here.location);
      }
      return here;
    },
    cookies: () => jar.map(({ name, path, attributes }) => `${name} ${path} ${attributes}`),
  };
}

function keepCookie(jar: readonly Cookie[], line: string): readonly Cookie[] {
  const [pair = '', ...attributes] = line.split(/; ?/);
  const [name = '', value = ''] = pair.split(/=(.*)/s);
  const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
  const isGone = attributes.some((one) => /^expires=thu, 01 jan 1970/i.test(one));
  const others = jar.filter((cookie) => cookie.name !== name || cookie.path !== path);
  const kept = attributes.filter((one) => !/^(path|expires)=/i.test(one)).join(' ');
  return isGone ? others : [...others, { name, value, path, attributes: kept }];
}

function isUnder(pathname: string, path: string): boolean {
  return pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
}
