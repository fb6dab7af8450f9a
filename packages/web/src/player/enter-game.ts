import type { PlayerState } from '../own-player/player-store.ts';
import type { SignInTrouble } from '../sign-in/sign-in-trouble.ts';

export type EnterGameParts = Readonly<{
  /** Gives the account what this browser has as a guest. */
  bringGuestAlong: (subject: string) => Promise<void>;
  load: (subject: string) => Promise<PlayerState>;
  giveUpSession: () => Promise<void>;
  refuseSignIn: (trouble: SignInTrouble) => void;
}>;

/** Fetches the player of whoever has just signed in. A session whose player can't be had is of no use, and ended. */
export async function enterGame(
  subject: string,
  { bringGuestAlong, load, giveUpSession, refuseSignIn }: EnterGameParts,
): Promise<void> {
  await bringGuestAlong(subject);
  const player = await load(subject);
  if (player.type !== 'failed') return;
  await giveUpSession();
  refuseSignIn({ type: 'no-player' });
}
