import { createCalls } from '../api/graphql-client.ts';
import { PLAYING_TOKENS } from './playing-token.ts';

/** Calls of the player in this browser, with an account or as a guest. */
export const playingCalls = createCalls(PLAYING_TOKENS);
