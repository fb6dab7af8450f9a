import { describe, expect, test } from 'vitest';
import { ANY_FILM } from '../../film/film-filter.ts';
import { ok, refuse } from '../../result.ts';
import {
  afterRound,
  ana,
  aRoom,
  aSeat,
  aWaitingSeat,
  bo,
  cy,
  OPENED,
  seatId,
  someSettings,
  taken,
  withRound,
} from '../../testing/room-builder.ts';
import { GAME_PRESETS } from '../game-presets.ts';
import { findSeat } from '../room.ts';
import { changeSettings, setAllowance, setApproval, setPace } from './host-controls.ts';

const room = aRoom();
const now = OPENED + 100;
const closed = aRoom({ progress: { phase: 'closed', reason: 'expired' } });

describe('a host chooses', () => {
  test('whether requests are approved automatically', () => {
    expect(setApproval(room, { by: ana, approval: 'by-hand' })).toEqual(
      ok(aRoom({ approval: 'by-hand' })),
    );
  });

  test('the pace', () => {
    expect(setPace(room, { by: ana, pace: 'by-itself', now })).toEqual(
      ok(aRoom({ pace: 'by-itself' })),
    );
  });

  test('the pace while a result is shown', () => {
    const revealed = afterRound(room, { [ana]: 70 });
    const faster = taken(setPace(revealed, { by: ana, pace: 'by-itself', now }));
    expect(faster.progress).toMatchObject({ phase: 'revealed', nextAt: now + 12_000 });
    expect(setPace(faster, { by: ana, pace: 'by-itself', now: now + 5 })).toEqual(ok(faster));
    const slower = taken(setPace(faster, { by: ana, pace: 'by-hand', now }));
    expect(slower).toEqual(revealed);
  });

  test('nothing in a closed room', () => {
    const refused = refuse('room-closed');
    expect(setApproval(closed, { by: ana, approval: 'by-hand' })).toEqual(refused);
    expect(setPace(closed, { by: ana, pace: 'by-itself', now })).toEqual(refused);
    expect(setAllowance(closed, { by: ana, seat: ana, allowance: 2 })).toEqual(refused);
    expect(setAllowance(closed, { by: bo, seat: bo, allowance: 2 })).toEqual(refused);
  });
});

test('choosing the current value changes nothing', () => {
  const approval = setApproval(room, { by: ana, approval: room.approval });
  const allowance = setAllowance(room, { by: ana, seat: bo, allowance: 1 });
  for (const same of [approval, allowance]) expect(taken(same)).toBe(room);
});

test('only the host and the deputy may choose how requests and rounds continue', () => {
  for (const by of [bo, seatId('unknown')]) {
    expect(setApproval(room, { by, approval: 'by-hand' })).toEqual(refuse('not-host'));
    expect(setPace(room, { by, pace: 'by-itself', now })).toEqual(refuse('not-host'));
  }
  const deputised = aRoom({ deputy: bo });
  for (const by of [ana, bo]) {
    expect(setApproval(deputised, { by, approval: 'by-hand' }).ok).toBe(true);
  }
});

describe('more time', () => {
  test.each([
    { name: 'by the host', by: ana },
    { name: 'by oneself', by: bo },
  ])('is given $name', ({ by }) => {
    const given = taken(setAllowance(room, { by, seat: bo, allowance: 1.5 }));
    expect(findSeat(given, bo)?.allowance).toBe(1.5);
    expect(findSeat(given, ana)?.allowance).toBe(1);
  });

  test('cannot be given by other players, and only seats can get it', () => {
    const seats = [aSeat('ana'), aSeat('bo'), aWaitingSeat('cy')];
    const crowd = aRoom({ seats });
    expect(setAllowance(crowd, { by: bo, seat: ana, allowance: 2 })).toEqual(refuse('not-host'));
    expect(setAllowance(crowd, { by: ana, seat: cy, allowance: 2 })).toEqual(
      refuse('no-such-seat'),
    );
    const unknown = seatId('unknown');
    expect(setAllowance(crowd, { by: ana, seat: unknown, allowance: 2 })).toEqual(
      refuse('no-such-seat'),
    );
  });

  test('applies from the next round on', () => {
    const open = withRound(room);
    const given = taken(setAllowance(open, { by: ana, seat: bo, allowance: 2 }));
    expect(given.progress).toEqual(open.progress);
    const { progress } = withRound(taken(setAllowance(room, { by: ana, seat: bo, allowance: 2 })));
    expect(progress).toMatchObject({
      round: {
        deadline: OPENED + 60_000,
        attempts: [
          { seat: ana, deadline: OPENED + 60_000 },
          { seat: bo, deadline: OPENED + 120_000 },
        ],
      },
    });
  });
});

describe('other settings', () => {
  const filter = { ...ANY_FILM, genres: ['war', 'crime', 'drama'] } as const;
  const command = { by: ana, name: room.name, settings: someSettings({ maxRounds: 3 }), filter };

  test('can be changed in the lobby', () => {
    const ordered = { ...ANY_FILM, genres: ['crime', 'drama', 'war'] } as const;
    const changed = aRoom({ settings: command.settings, filter: ordered });
    expect(changeSettings(room, command)).toEqual(ok(changed));
  });

  test.each([
    { name: 'by another', room, command: { ...command, by: bo }, refusal: 'not-host' },
    { name: 'in a game', room: withRound(room), command, refusal: 'not-in-lobby' },
    { name: 'in a closed room', room: closed, command, refusal: 'room-closed' },
    {
      name: 'out of range',
      room,
      command: { ...command, settings: someSettings({ maxRounds: 0 }) },
      refusal: 'rounds-out-of-range',
    },
    {
      name: 'with too few genres',
      room,
      command: { ...command, filter: { ...ANY_FILM, genres: [] } },
      refusal: 'too-few-genres',
    },
    {
      name: 'with fewer seats than are taken',
      room: aRoom({ seats: [aSeat('ana'), aSeat('bo'), aSeat('cy')] }),
      command: { ...command, settings: someSettings({ maxPlayers: 2 }) },
      refusal: 'too-many-seated',
    },
  ] as const)('are refused $name', ({ room: before, command: changed, refusal }) => {
    expect(changeSettings(before, changed)).toEqual(refuse(refusal));
  });

  test('of the quick preset let the next round begin by itself, and a host may choose otherwise', () => {
    const quick = { ...command, settings: someSettings(GAME_PRESETS.quick) };
    const changed = taken(changeSettings(room, quick));
    expect(changed.pace).toBe('by-itself');
    const chosen = taken(setPace(changed, { by: ana, pace: 'by-hand', now }));
    const { maxPlayers } = chosen.settings;
    const renamed = { ...quick, settings: { ...quick.settings, maxPlayers: maxPlayers + 1 } };
    expect(taken(changeSettings(chosen, renamed)).pace).toBe('by-hand');
    expect(taken(changeSettings(changed, command)).pace).toBe('by-hand');
  });

  test('may leave exactly the seats that are taken', () => {
    const settings = someSettings({ maxPlayers: 2 });
    expect(changeSettings(room, { ...command, settings }).ok).toBe(true);
  });
});
