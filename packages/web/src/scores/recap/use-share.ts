import { makeGameLink, sharedPicture } from '../../api/shares.ts';
import { playingCalls } from '../../guest/playing-calls.ts';
import { useShareResult } from '../../play/result/use-share-result.tsx';

/** Shares the end of a room's game: a text, a link, and a picture of the podium. */
export function useShare(roomId: string, tell: () => string) {
  const { share, sheet } = useShareResult();
  return {
    sheet,
    share: async () => {
      const words = tell();
      const link = await makeGameLink(roomId, playingCalls);
      if (link === undefined) return share({ words, url: location.origin, picture: undefined });
      const url = `${location.origin}/?shared=${link.token}`;
      return share({ words, url, picture: sharedPicture('shared', link) });
    },
  };
}
