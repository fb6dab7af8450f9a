import { createCalls } from '../api/graphql-client.ts';
import { signedInFetch } from '../api/signed-in-fetch.ts';
import { anotherPlayingToken, playingToken } from './playing-token.ts';

const TOKENS = { current: playingToken, another: anotherPlayingToken };

/** Calls of the player in this browser, with an account or as a guest. */
export const playingCalls = createCalls((input, init) =>
  signedInFetch(input, init, { tokens: TOKENS }),
);
