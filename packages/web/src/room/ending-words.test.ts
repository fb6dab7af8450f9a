import { expect, test } from 'vitest';
import { endingWords } from './room-ended.tsx';
import type { Ending } from './room-state.ts';

test.each<{ who: string; ending: Ending; text: string; again: string | undefined }>([
  {
    who: 'a player who left a seat cannot return to it',
    ending: { type: 'gone', reason: 'left' },
    text: 'room.ended.gone.left',
    again: undefined,
  },
  {
    who: 'a player whom a server without its store gave no seat may ask again',
    ending: { type: 'failed', problem: 'UNAVAILABLE', aim: 'play' },
    text: 'room.problem.unavailable',
    again: 'room.ended.again',
  },
  {
    who: 'a player who left a seat gets the same answer by entering the code again',
    ending: { type: 'failed', problem: 'left-for-good', aim: 'play' },
    text: 'room.ended.gone.left',
    again: undefined,
  },
  {
    who: 'a player who was removed may ask again',
    ending: { type: 'gone', reason: 'removed' },
    text: 'room.ended.gone.removed',
    again: 'room.ended.ask',
  },
  {
    who: 'a player who withdrew the request may ask again',
    ending: { type: 'gone', reason: 'withdrawn' },
    text: 'room.ended.gone.withdrawn',
    again: 'room.ended.ask',
  },
  {
    who: 'a player whose seat was freed may ask again',
    ending: { type: 'gone', reason: 'freed' },
    text: 'room.ended.gone.freed',
    again: 'room.ended.ask',
  },
  {
    who: 'a player who was barred cannot ask again',
    ending: { type: 'gone', reason: 'barred' },
    text: 'room.ended.denied.barred',
    again: undefined,
  },
  {
    who: 'a member who left the audience may return to it',
    ending: { type: 'out-of-audience', reason: 'left' },
    text: 'room.ended.audience.left',
    again: 'room.ended.back',
  },
  {
    who: 'a member who is out of the audience for an unknown reason may try to return',
    ending: { type: 'out-of-audience', reason: undefined },
    text: 'room.ended.audience.gone',
    again: 'room.ended.back',
  },
  {
    who: 'a player with an older version than the server’s may load that version',
    ending: { type: 'failed', problem: 'OLD_CLIENT', aim: 'play' },
    text: 'room.ended.old.text',
    again: 'room.ended.load',
  },
  {
    who: 'a member of a closed audience may ask for a seat',
    ending: { type: 'out-of-audience', reason: 'no-audience' },
    text: 'room.ended.audience.closed',
    again: 'room.ended.ask',
  },
  {
    who: 'a seat without an owner is not reported as left',
    ending: { type: 'failed', problem: 'NOT_SEATED', aim: 'play' },
    text: 'room.problem.not-seated',
    again: 'room.ended.ask',
  },
])('$who', ({ ending, text, again }) => {
  expect(endingWords(ending)).toMatchObject({ text, again });
});
