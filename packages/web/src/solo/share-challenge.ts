import type { Rating } from '@outoften/rules/rating';
import { distance } from '@outoften/rules/score';
import { createChallenge } from '../api/challenges.ts';
import { formatTenths } from '../messages/format-tenths.ts';
import type { Say } from '../messages/use-messages.ts';
import { shareText } from '../play/share-text.ts';
import { notify } from '../ui/notices.ts';

type GuessedFilm = Readonly<{ id: string; title: string; guess: Rating; rating: Rating }>;

/** Shares a film by a link with which a friend plays it, and tells how that went. */
export async function shareChallenge(say: Say, film: GuessedFilm): Promise<void> {
  const { id, title, guess, rating } = film;
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
  const shared = await shareText(words, `${location.origin}/challenge/${made.value}`);
  if (shared === 'copied') notify({ kind: 'news', text: say('solo.share.copied') });
  if (shared === 'failed') {
    const link = `${words} ${location.origin}/challenge/${made.value}`;
    notify({ kind: 'error', text: say('solo.share.failed', { words: link }) });
  }
}
