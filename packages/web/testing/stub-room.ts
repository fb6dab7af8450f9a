import type { FilmView } from '@outoften/rules/room/view/view-film';
import type { PatchMessage, RoomMessage } from '@outoften/rules/room/wire/room-message';
import { afterEach, beforeEach, expect } from 'vitest';
import { offerLiveTransport } from '../src/api/graphql-fetch.ts';
import { CODE, resumed } from '../src/room/testing/room-server-under-test.ts';
import { session } from '../src/sign-in/session.ts';
import { answerOperation, installStubServer } from './stub-server.ts';
import { runningSubscriptions, sendToSubscriber, withStubSocket } from './stub-socket.ts';

// The room's connection takes its WebSocket when its module loads, so import this file before any component of a room.
const { keptSeats, room } = await withStubSocket(() => import('../src/room/use-room.ts'));
const { ownPlayer } = await import('../src/player/own-player.ts');

// Operations go to the stub server over HTTP, because the stub socket answers only subscriptions.
offerLiveTransport({ isOpenFor: () => false, ask: () => Promise.reject(new Error('not open')) });

const HOUR_MS = 3_600_000;

/** Signs in the player Ana and installs stubs of the server for every test of the file. Call it at the top. */
export function installStubRoom(): void {
  installStubServer();
  beforeEach(async () => {
    const now = Date.now();
    session.begin(
      { subject: 'account-ana', email: 'ana@example.com' },
      { access: 'token', refresh: null, id: 'id', expiresAt: now + HOUR_MS, renewedAt: now },
    );
    const ana = { id: 'player-ana', name: 'ana', avatar_url: 'profile1.jpg' };
    answerOperation('FindOwnPlayer', { data: { listPlayers: { items: [ana] } } });
    answerOperation('AskForSeat', {
      data: { createPlayerSessionConnection: { id: 'room.ana', seat_secret: 'secret' } },
    });
    await ownPlayer.load('account-ana');
  });
  afterEach(() => {
    room.stepOut();
    ownPlayer.forget();
    session.forget();
  });
}

/** Sets the server's answer about Ana's connection. */
export function answerResume(change: Parameters<typeof resumed>[0] = {}): void {
  answerOperation('ResumeSession', { data: resumed(change) });
}

/** Enters a room by its code, as Ana. */
export async function enterRoom(change: Parameters<typeof resumed>[0] = {}): Promise<void> {
  answerResume(change);
  await room.enter(CODE);
  await expect.poll(runningSubscriptions).toBe(1);
}

/** Sends a patch to the room, with the film if it is a new one. */
export function tellRoom(patch: PatchMessage, film?: FilmView): void {
  tellMessage({ patch, ...(film && { film }) });
}

/** Sends the room a message. */
export function tellMessage(message: RoomMessage): void {
  sendToSubscriber({ onRoom: JSON.parse(JSON.stringify(message)) });
}

/** Stores a seat of Ana's in a room, as this browser does. */
export function keepSeat(roomName: string): void {
  keptSeats.keep({
    code: CODE,
    roomName,
    connectionId: 'room.ana' as Parameters<typeof keptSeats.keep>[0]['connectionId'],
    secret: 'secret',
    owner: 'account-ana',
  });
}
