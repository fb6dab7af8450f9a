import { openRoundId } from '@outoften/rules/room/room';
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
    const variables = {
      connection_id: by.connection,
      guess_value: chance.pick(ratings.guesses) / 10,
      ...(chance.happens(0.7) && { round_id: roundId }),
    };
    await game.send({ by, operation: 'saveDraft', variables });
  }
  await server.settle();
  demand(game.version() === version, () => 'a draft made a version of the room');
  demand(tally.frames === frames, () => 'a draft was told to followers');
}
