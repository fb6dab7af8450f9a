const ORIGIN = 'http://localhost:3000';

/** Caches in memory. Requests find these files by path; all other paths fail. */
export function cachesUnderTest(files: Readonly<Record<string, string>>) {
  const kept = new Map<string, Map<string, string>>();

  const cacheNamed = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, string>();
    kept.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((path) => ({ url: ORIGIN + path })),
      async add(path: string) {
        const text = files[path];
        if (text === undefined) throw new TypeError('bad response');
        entries.set(path, text);
      },
      put: async (path: string, answer: Response) => void entries.set(path, await answer.text()),
      delete: async (path: string) => entries.delete(path),
    };
  };

  const caches = {
    open: async (name: string) => cacheNamed(name),
    async match(path: string, { cacheName = '' } = {}) {
      const text = kept.get(cacheName)?.get(path);
      return text === undefined ? undefined : new Response(text);
    },
  } as unknown as CacheStorage;

  return { caches, pathsIn: (name: string) => [...(kept.get(name)?.keys() ?? [])].sort() };
}

/** A cache storage that refuses everything, or is full. */
export const fullCaches = {
  open: async () => {
    throw new DOMException('no room', 'QuotaExceededError');
  },
  match: async () => {
    throw new DOMException('denied', 'SecurityError');
  },
} as unknown as CacheStorage;
