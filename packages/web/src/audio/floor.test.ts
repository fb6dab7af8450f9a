import { expect, test } from 'vitest';
import { createFloor, type Floor } from './tab-floor.ts';

/** The tabs of one browser. Messages between them arrive when the test delivers them. */
function browser() {
  const clock = { now: 1000 };
  const ears: { id: string; call: (message: unknown) => void }[] = [];
  const sent: { from: string; message: unknown }[] = [];
  const shout = (message: unknown) => sent.push({ from: '', message });

  function deliver(): void {
    for (const { from, message } of sent.splice(0)) {
      for (const { id, call } of ears) if (id !== from) call(message);
    }
  }

  function openTab(id: string): { floor: Floor; changes: string[] } {
    const changes: string[] = [];
    const floor = createFloor({
      id,
      now: () => clock.now,
      channel: {
        send: (message) => sent.push({ from: id, message }),
        listen: (call) => ears.push({ id, call }),
      },
      changed: () => changes.push(floor.getState()),
    });
    return { floor, changes };
  }

  return { clock, openTab, deliver, shout };
}

test('only the tab that took the floor last has it', () => {
  const { clock, openTab, deliver } = browser();
  const one = openTab('a');
  const other = openTab('b');
  one.floor.take();
  deliver();
  clock.now += 10;
  other.floor.take();
  deliver();
  expect(one.floor.getState()).toBe('elsewhere');
  expect(other.floor.getState()).toBe('own');
  expect(one.changes).toEqual(['elsewhere']);
});

test.each([
  { name: 'at the same moment', later: 0, has: 'b' },
  { name: 'a moment apart', later: -1, has: 'a' },
])(
  'two tabs that take the floor $name agree on one, although their messages cross',
  ({ later, has }) => {
    const { clock, openTab, deliver } = browser();
    const tabs = { a: openTab('a').floor, b: openTab('b').floor };
    tabs.a.take();
    clock.now += later;
    tabs.b.take();
    deliver();
    const owners = Object.entries(tabs).filter(([, floor]) => floor.getState() === 'own');
    expect(owners.map(([id]) => id)).toEqual([has]);
  },
);

test('a floor that is left is free, and the other tabs are notified', () => {
  const { openTab, deliver } = browser();
  const one = openTab('a');
  const other = openTab('b');
  one.floor.take();
  deliver();
  one.floor.leave();
  deliver();
  expect(one.floor.getState()).toBe('free');
  expect(other.changes).toEqual(['elsewhere', 'free']);
});

test('a tab without the floor cannot leave it', () => {
  const { openTab, deliver } = browser();
  const one = openTab('a');
  const other = openTab('b');
  one.floor.take();
  deliver();
  other.floor.leave();
  deliver();
  expect(one.floor.getState()).toBe('own');
});

test.each([null, 'taken', {}, { type: 'taken' }, { type: 'taken', at: 'now', id: 'b' }])(
  'an unknown message (%j), perhaps of another version of the game, is ignored',
  (message) => {
    const { openTab, deliver, shout } = browser();
    const { floor } = openTab('a');
    floor.take();
    shout(message);
    deliver();
    expect(floor.getState()).toBe('own');
  },
);
