type Fetch = (request: Request, init: Readonly<{ signal: AbortSignal }>) => Promise<Response>;

/**
 * Fetches files such that all running fetches can be given up at once. A browser lets a newer worker take over only
 * after this one has answered everything, and closing a page does not end its fetches.
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
