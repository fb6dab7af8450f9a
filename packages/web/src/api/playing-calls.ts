import { createCalls } from './graphql-client.ts';
import { PLAYING_TOKENS } from '../sign-in/playing-token.ts';

/** API calls of this browser's player, with an account or as a guest. */
export const playingCalls = createCalls(PLAYING_TOKENS);
