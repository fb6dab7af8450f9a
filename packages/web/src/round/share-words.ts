import type { SeatId } from '@outoften/rules/room/seat';
import { standings, winnersOf } from '@outoften/rules/room/standings';
import type { SeatView } from '@outoften/rules/room/view-room';
import type { Say } from '../messages/use-messages.ts';
import { isPlaying } from '../scores/standing-rows.ts';
import type { PlayedRound } from './round-play.ts';

/** Shapes for how close a guess was; they differ without colour. */
const SHAPES = { exact: '★', near: '◆', fair: '●', far: '○', none: '–' } as const;

/** Up to here a guess was near, and up to there fair, in tenths. */
const NEAR = 5;
const FAIR = 15;

type Shared = Readonly<{
  room: string;
  seats: readonly SeatView[];
  own: SeatId;
  rounds: number;
  played: readonly PlayedRound[];
}>;

/** The end of a game in words for a friend: who won, one's own place, and a shape for each round. No film, no rating. */
export function shareWords({ room, seats, own, rounds, played }: Shared, say: Say): string {
  const playing = seats.filter(isPlaying);
  const ranked = standings(playing);
  const winners = winnersOf(playing);
  const place = ranked.find(({ seat }) => seat.id === own);
  const won = say('round.share.won', {
    room,
    rounds,
    winners: winners.length,
    name: winners[0]?.name ?? '',
    points: winners[0]?.score ?? 0,
  });
  const lines = [won];
  if (place !== undefined) {
    const { rank, seat } = place;
    lines.push(say('round.share.place', { rank, seats: ranked.length, points: seat.score }));
  }
  const shapes = roundShapes(played, own);
  if (shapes !== '') lines.push(shapes);
  return lines.join('\n');
}

/** A shape for each round this seat had a part in, in their order. */
export function roundShapes(played: readonly PlayedRound[], own: SeatId): string {
  return played
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ results }) => results.find(({ seat }) => seat === own) ?? [])
    .map(({ distance }) => SHAPES[closeness(distance)])
    .join(' ');
}

function closeness(distance: number | undefined): keyof typeof SHAPES {
  if (distance === undefined) return 'none';
  if (distance === 0) return 'exact';
  if (distance <= NEAR) return 'near';
  return distance <= FAIR ? 'fair' : 'far';
}
