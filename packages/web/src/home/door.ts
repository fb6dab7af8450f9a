import type { MessageId } from '../messages/i18n.ts';
import type { PlayerState } from '../own-player/player-store.ts';
import type { Session } from '../sign-in/session-store.ts';

/** Whether one can go and play with others. What is `unsettled` nobody knows yet: with a reason it looks closed meanwhile, else open. */
export type Door = Readonly<
  | { state: 'open' }
  | { state: 'closed'; reason: MessageId }
  | { state: 'unsettled'; reason: MessageId | undefined }
>;

export type Visitor = Readonly<{ session: Session; player: PlayerState; isOnline: boolean }>;

export function findDoor({ session, player, isOnline }: Visitor): Door {
  if (!isOnline) return { state: 'closed', reason: 'home.offline' };
  switch (session.type) {
    case 'unknown':
      // A page made ahead of time holds what a new visitor would see.
      return { state: 'unsettled', reason: 'home.signed-out' };
    case 'none':
      return { state: 'closed', reason: 'home.signed-out' };
    case 'signed-in':
      return doorOf(player);
  }
}

function doorOf(player: PlayerState): Door {
  switch (player.type) {
    case 'unknown':
    case 'loading':
      return { state: 'unsettled', reason: undefined };
    case 'there':
      return { state: 'open' };
    case 'none':
    case 'failed':
      return { state: 'closed', reason: 'home.no-player' };
  }
}
