import { createCalls } from '../api/graphql-client.ts';
import { anotherPlayingToken, playingToken } from './playing-token.ts';

/** Calls of the player in this browser, with an account or as a guest. */
export const playingCalls = createCalls({ current: playingToken, another: anotherPlayingToken });
