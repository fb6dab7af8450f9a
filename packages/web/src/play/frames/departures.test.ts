import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchSteps } from '../../ui/acts/history-steps.ts';
import { type Departure, holdDepartures } from './departures.ts';

/** A tab's history, with the router's entry numbers and the listeners for steps. */
function aTab() {
  const told = new EventTarget();
  const entries = [
    { path: '/game/home', state: { place: 0 } },
    { path: '/game/active', state: { place: 1 } },
    { path: '/game/settings', state: { place: 2 } },
  ];
  let at = 1;
  const reported: string[] = [];
  const location = {
    origin: 'https://game.test',
    get pathname() {
      return entries[at]?.path ?? '';
    },
  };
  const history = {
    get state() {
      return entries[at]?.state;
    },
    go(steps: number) {
      at += steps;
      told.dispatchEvent(Object.assign(new Event('popstate'), { state: history.state }));
    },
  };
  const window = {
    document: new EventTarget(),
    history,
    location,
    addEventListener: told.addEventListener.bind(told),
  };
  // The router, which listens from the beginning.
  const listen = () => told.addEventListener('popstate', () => reported.push(location.pathname));
  return { window: window as unknown as Window, history, location, reported, listen };
}

let tab: ReturnType<typeof aTab>;
let asked: Departure[];
let letPass: () => void;

beforeEach(() => {
  tab = aTab();
  watchSteps(tab.window);
  tab.listen();
  asked = [];
  letPass = holdDepartures({
    window: tab.window,
    navigate: () => undefined,
    onDeparture: (depart) => asked.push(depart),
  });
});
afterEach(() => letPass());

test('a step back is undone, and the app gets no event', () => {
  tab.history.go(-1);
  expect(tab.location.pathname).toBe('/game/active');
  expect(tab.reported).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('a step back that is confirmed leads where it would have led', () => {
  tab.history.go(-1);
  asked[0]?.();
  expect(tab.location.pathname).toBe('/game/home');
  expect(tab.reported).toEqual(['/game/home']);
  expect(asked).toHaveLength(1);
});

test('a step forward is held back as well', () => {
  tab.history.go(1);
  expect(tab.location.pathname).toBe('/game/active');
  asked[0]?.();
  expect(tab.reported).toEqual(['/game/settings']);
});

test('a player who stays is asked again the next time', () => {
  tab.history.go(-1);
  tab.history.go(-1);
  expect(asked).toHaveLength(2);
});

test('once nothing can be lost, every step passes', () => {
  letPass();
  tab.history.go(-1);
  expect(tab.reported).toEqual(['/game/home']);
  expect(asked).toEqual([]);
});
