import { useLingui } from '@lingui/react';
import type { PodiumStep } from '@outoften/rules/room/rounds/standings';
import type { SeatId } from '@outoften/rules/room/seat';
import type { SeatView } from '@outoften/rules/room/view/view-room';
import { useMessages } from '../messages/use-messages.ts';
import { winnerWords } from '../scores/recap/game-words.ts';

/** More names than these are counted. */
const NAMES_TOLD = 3;

/** Returns a function that joins the names of seats to one phrase. */
export function useNames(): (seats: readonly SeatView[]) => string {
  const say = useMessages();
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' });
  return (seats) => {
    const named = seats.slice(0, NAMES_TOLD).map(({ name }) => name);
    const others = seats.length - named.length;
    if (others === 0) return list.format(named);
    return `${named.join(', ')} ${say('scores.others', { others })}`;
  };
}

/** Returns what a screen reader says when a step is taken. */
export function useStepWords(own: SeatId | undefined): (step: PodiumStep<SeatView>) => string {
  const say = useMessages();
  const namesOf = useNames();
  return ({ rank, seats }) => {
    const points = seats[0]?.score ?? 0;
    if (rank > 1) {
      return say('scores.podium.spoken', { rank, names: namesOf(seats), points });
    }
    return say('scores.podium.winner', { won: winnerWords(seats, own, say), points });
  };
}
