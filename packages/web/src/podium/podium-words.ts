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
export function useStepWords(
  steps: readonly PodiumStep<SeatView>[],
  own: SeatId | undefined,
): (step: PodiumStep<SeatView>) => string {
  const say = useMessages();
  const namesOf = useNames();
  const lead = useLeadWords(steps, own);
  return ({ rank, seats }) => {
    if (rank === 1) return `${winnerWords(seats, own, say)}. ${lead}`;
    const points = seats[0]?.score ?? 0;
    return say('scores.podium.spoken', { rank, names: namesOf(seats), points });
  };
}

/** Says the winner's points, and how far the next is behind: "665 points, 185 ahead of Ana." Empty without a winner. */
export function useLeadWords(
  steps: readonly PodiumStep<SeatView>[],
  own: SeatId | undefined,
): string {
  const say = useMessages();
  const namesOf = useNames();
  const [first, next] = steps.filter(({ seats }) => seats.length > 0);
  if (first === undefined) return '';
  const points = first.seats[0]?.score ?? 0;
  const behind = next?.seats ?? [];
  return say('scores.podium.lead', {
    points,
    winners: first.seats.length,
    ahead: points - (behind[0]?.score ?? points),
    who: behind.length === 1 && behind[0]?.id === own ? 'you' : 'other',
    names: namesOf(behind),
  });
}
