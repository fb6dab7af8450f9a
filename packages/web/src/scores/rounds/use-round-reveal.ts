import { accuracyPoints } from '@outoften/rules/guessing/score';
import type { Rating } from '@outoften/rules/rating';
import type { SeatId } from '@outoften/rules/room/seat';
import { useMemo, useState } from 'react';
import { formatTenths } from '../../messages/format-number.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { headlineWords, saidWords } from '../../play/result/result-words.ts';
import { STARTS } from '../../reveal/timeline.ts';
import { useReveal, useRevealEffects } from '../../reveal/use-reveal.ts';
import { lineGuesses } from '../line/line-marks.ts';
import { standingRows } from '../standings/standing-rows.ts';
import { celebratedByAll, celebratedFor } from './celebrated.ts';
import type { Revealed, RoomPlay } from './room-play.ts';
import { closestWords, findClosest, houseWords, lockedWords, placeWords } from './round-words.ts';

/** Who watches a reveal: a player, a member of the audience, or everyone in front of the stage. */
type Viewer = Readonly<
  | { type: 'seat'; seat: SeatId; isBySlider: boolean }
  | { type: 'member'; guess: Rating | undefined }
  | { type: 'stage' }
>;

/**
 * The reveal of a round, with its words, its ceremony, and its sounds and announcements. On all screens it starts when
 * the round closed.
 */
export function useRoundReveal(
  { view, film, clock }: Pick<RoomPlay<Revealed>, 'view' | 'film' | 'clock'>,
  viewer: Viewer,
) {
  const say = useMessages();
  const { seats, progress } = view;
  const { round } = progress;
  const { answer, results, house, closedAt } = round;
  // If the answer was already out when this screen appeared, all is shown at once, and the focused heading is the only
  // thing that a screen reader says.
  const [isOver] = useState(() => clock() - closedAt >= STARTS.room.landed);
  const reveal = useReveal({ kind: 'room', startedAt: closedAt, now: clock, isOver });

  const seat = viewer.type === 'seat' ? viewer.seat : undefined;
  const ownResult = results.find((result) => result.seat === seat);
  const guess = viewer.type === 'member' ? viewer.guess : ownResult?.guess;
  const celebrated =
    seat === undefined ? celebratedByAll(round, guess) : celebratedFor(seat, round);
  const guesses = lineGuesses(results, { seats, own: seat });

  const rating = formatTenths(answer);
  const everyone = lockedWords(results, say);
  const closest = closestWords(findClosest(results, { seats, own: seat }), say);
  const ofHouse = house && houseWords(house, results, say);
  const place = placeWords(standingRows(seats, { own: seat, round }), say);
  const isBySlider = viewer.type === 'seat' && viewer.isBySlider;
  const lead = sentences(isBySlider && say('scores.by-slider'), closest, ofHouse, place);
  let locked = everyone;
  let headline = say('scores.answer', { rating });
  let ofOwn: string | undefined;
  if (guess !== undefined) {
    locked = say('play.reveal.locked', { guess: formatTenths(guess) });
    headline = headlineWords(say, guess, answer);
    ofOwn = saidWords(say, guess, ownResult?.score.total ?? accuracyPoints(guess, answer));
  } else if (ownResult !== undefined) {
    headline = say('scores.no-guess');
    ofOwn = `${headline}.`;
  }

  const landed = say('play.reveal.told', { title: film?.title ?? '', rating });
  const result =
    viewer.type === 'stage' ? sentences(landed, closest) : sentences(landed, ofOwn, lead);
  // A focused heading says it otherwise.
  const isEveryoneSpoken = viewer.type === 'stage' || (seat !== undefined && guess !== undefined);
  const words = useMemo(
    () => ({ locked: isEveryoneSpoken ? `${everyone}.` : undefined, result }),
    [isEveryoneSpoken, everyone, result],
  );
  const { ceremony, lit } = celebrated;
  useRevealEffects({ reveal, rating: answer, words, ceremony, flags: guesses.length, isOver });

  const stamp = celebrated.stamp && say(celebrated.stamp);
  const line = { reveal, answer, guesses, house, ceremony, lit };
  return { reveal, isOver, ceremony, line, stamp, locked, headline, lead, closest, ofHouse };
}

function sentences(...all: readonly (string | false | undefined)[]): string {
  return all.filter(Boolean).join(' ');
}
