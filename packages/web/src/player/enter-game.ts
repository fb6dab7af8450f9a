import type { PlayerState } from '../own-player/player-store.ts';
import type { SignInTrouble } from '../sign-in/sign-in-trouble.ts';

export type EnterGameParts = Readonly<{
  load: (subject: string) => Promise<PlayerState>;
  giveUpSession: () => Promise<void>;
  refuseSignIn: (trouble: SignInTrouble) => void;
}>;

/** Loads the player of the account that has just signed in. If that fails, the session is useless and is ended. */
export async function enterGame(
  subject: string,
  { load, giveUpSession, refuseSignIn }: EnterGameParts,
): Promise<void> {
  const player = await load(subject);
  if (player.type !== 'failed') return;
  await giveUpSession();
  refuseSignIn({ type: 'no-player' });
}
