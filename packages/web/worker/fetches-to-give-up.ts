type Fetch = (request: Request, init: Readonly<{ signal: AbortSignal }>) => Promise<Response>;

/**
 * Fetches files so that all that are under way can be given up at once. A browser lets a newer worker take over only when
 * this one has answered everything, and the end of the page that asked does not end a fetch.
 */
export function fetchesToGiveUp(fetchFile: Fetch) {
  let end = new AbortController();
  return {
    fetch: (request: Request) =>
      fetchFile(request, { signal: AbortSignal.any([request.signal, end.signal]) }),
    giveUp() {
      end.abort();
      end = new AbortController();
    },
  };
}
