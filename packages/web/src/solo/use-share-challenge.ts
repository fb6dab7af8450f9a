import { distance } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import { createChallenge, sharedPicture } from '../api/shares.ts';
import { formatTenths } from '../messages/format-number.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useShareResult } from '../play/result/use-share-result.tsx';
import { notify } from '../ui/news/notices.ts';

type GuessedFilm = Readonly<{ id: string; title: string; guess: Rating; rating: Rating }>;

/** Shares a link with which a friend plays the film, and says whether that worked. */
export function useShareChallenge() {
  const say = useMessages();
  const { share, sheet } = useShareResult();

  async function challenge({ id, title, guess, rating }: GuessedFilm): Promise<void> {
    const made = await createChallenge({ filmId: id, guess });
    if (!made.ok) {
      notify({ kind: 'error', text: say('solo.challenge.not-made') });
      return;
    }
    const off = distance(guess, rating);
    const words =
      off === 0
        ? say('solo.challenge.share-exact', { title })
        : say('solo.challenge.share', { title, distance: formatTenths(off) });
    const url = `${location.origin}/challenge/${made.value.token}`;
    await share({ words, url, picture: sharedPicture('challenge', made.value) });
  }

  return { challenge, sheet };
}
