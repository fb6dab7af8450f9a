import { createHmac, timingSafeEqual } from 'node:crypto';
import { networkOf } from '../../../platform/limits/network-of.ts';
import type { GetSecretKey, KeyPurpose } from '../../../platform/secrets/secret-keys.ts';

/**
 * The proof that a seat is the caller's own, and the key of a room's stage. Both are computed from ids, so none is
 * stored.
 */
export type RoomSecrets = Readonly<{
  /** The same each time, so that a seat asked for twice over a bad line stays one. */
  seatSecret: (seatId: string) => Promise<string>;
  isSeatSecret: (seatId: string, secret: string) => Promise<boolean>;
  stageKey: (roomId: string) => Promise<string>;
  isStageKey: (roomId: string, key: string) => Promise<boolean>;
  /** Marks a network within one room. The address can't be read off it, nor be found again in another room. */
  networkMark: (roomId: string, address: string) => Promise<string>;
}>;

export function createRoomSecrets(getSecretKey: GetSecretKey): RoomSecrets {
  const seal = async (purpose: KeyPurpose, id: string) =>
    createHmac('sha256', await getSecretKey(purpose))
      .update(id)
      .digest('base64url');
  const seatSecret = (seatId: string) => seal('seat-secrets', seatId);
  const stageKey = (roomId: string) => seal('stage-keys', roomId);
  return {
    seatSecret,
    isSeatSecret: async (seatId, secret) => isSame(await seatSecret(seatId), secret),
    stageKey,
    networkMark: (roomId, address) => seal('networks', `${roomId} ${networkOf(address)}`),
    isStageKey: async (roomId, key) => isSame(await stageKey(roomId), key),
  };
}

/** Takes as long for a key that is nearly right as for one that is wrong from the start. */
function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
