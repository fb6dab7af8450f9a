import { openRoundId } from '@outoften/rules/room/room';
import { byCommand } from './asking.ts';
import { type SimulatedGame, seatOf } from './simulated-game.ts';
import { demand } from './violation.ts';

/** Moves players' sliders, which changes no version of the room and sends no event. */
export async function moveSliders(game: SimulatedGame): Promise<void> {
  const { chance, people, ratings, server, tally } = game;
  const roundId = openRoundId(game.room());
  if (roundId === undefined) return;
  const seated = people.filter((person) => seatOf(game, person)?.place.state === 'seated');
  const { frames } = tally;
  const version = game.version();
  for (const by of chance.shuffled(seated)) {
    const own = { connection: by.connection ?? '', round: roundId };
    const draft = { type: 'draft', ...own, rating: chance.pick(ratings.guesses) } as const;
    await game.send({ by, ...byCommand(draft) });
  }
  await server.settle();
  demand(game.version() === version, () => 'a draft made a version of the room');
  demand(tally.frames === frames, () => 'a draft was told to followers');
}
