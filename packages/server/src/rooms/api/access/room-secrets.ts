import { createHmac, timingSafeEqual } from 'node:crypto';
import { networkOf } from '../../../platform/limits/address-limits.ts';
import type { GetSecretKey, KeyPurpose } from '../../../platform/secrets.ts';

export type RoomSecrets = ReturnType<typeof createRoomSecrets>;

/**
 * The proof that a seat is the caller's own, and the key of a room's stage. Both are computed from ids, so none is
 * stored.
 */
export function createRoomSecrets(getSecretKey: GetSecretKey) {
  const seal = async (purpose: KeyPurpose, id: string) =>
    createHmac('sha256', await getSecretKey(purpose))
      .update(id)
      .digest('base64url');
  const seatSecret = (seatId: string) => seal('seat-secrets', seatId);
  const stageKey = (roomId: string) => seal('stage-keys', roomId);
  return {
    /** Always the same for a seat, so that a request repeated over a bad connection gets the same seat. */
    seatSecret,
    isSeatSecret: async (seatId: string, secret: string) =>
      isSame(await seatSecret(seatId), secret),
    stageKey,
    isStageKey: async (roomId: string, key: string) => isSame(await stageKey(roomId), key),
    /** Marks a network within one room. The mark does not show the address, and differs from room to room. */
    networkMark: (roomId: string, address: string) =>
      seal('networks', `${roomId} ${networkOf(address)}`),
  };
}

/** Compares in constant time: a key that is nearly right takes as long as any other. */
function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
