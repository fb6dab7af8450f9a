import { expect, test } from 'vitest';
import { suggestRoomName } from './create-room.tsx';

const say = (id: string, values: Readonly<Record<string, string | number>> = {}) =>
  `${id} ${values.name ?? ''}`;

test.each([
  { host: 'Ana', form: 'lobby.name.own' },
  { host: 'Zoë', form: 'lobby.name.own' },
  { host: 'Hans', form: 'lobby.name.own.sibilant' },
  { host: 'MAX', form: 'lobby.name.own.sibilant' },
  { host: 'Alice', form: 'lobby.name.own.sibilant' },
  { host: 'Иван', form: 'lobby.name.own.other' },
  { host: 'Ana 2', form: 'lobby.name.own.other' },
])('the room of $host is suggested by $form', ({ host, form }) => {
  expect(suggestRoomName(say, host)).toBe(`${form} ${host}`);
});

test('a host whose name makes the room’s name too long gets a neutral one', () => {
  expect(suggestRoomName(say, 'M'.repeat(40))).toBe('lobby.name.neutral ');
});
