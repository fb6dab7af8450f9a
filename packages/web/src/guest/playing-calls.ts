import { createCalls } from '../api/graphql-client.ts';
import { PLAYING_TOKENS } from './playing-token.ts';

/** API calls of this browser's player, with an account or as a guest. */
export const playingCalls = createCalls(PLAYING_TOKENS);
