import { describe, expect, test } from 'vitest';
import { browserAddress, memoryAddress } from './address-source.ts';

/** A window with an address bar. It records the steps of its history. */
function windowAt(href: string) {
  const steps: string[] = [];
  const calls = new Set<() => void>();
  const url = new URL(href);
  const write = (kind: string) => (state: unknown, _: string, to: string) => {
    steps.push(`${kind} ${to} ${JSON.stringify(state)}`);
  };
  const window = {
    location: url,
    history: {
      state: { place: 2, kept: { openedFrom: '/' } },
      pushState: write('push'),
      replaceState: write('replace'),
    },
    addEventListener: (_: string, call: () => void) => calls.add(call),
    removeEventListener: (_: string, call: () => void) => calls.delete(call),
  };
  const step = () => {
    for (const call of calls) call();
  };
  return { window: window as unknown as Window, steps, step };
}

describe('the address of a browser', () => {
  test('is read in its parts, with the stored state', () => {
    const { window } = windowAt('http://localhost/game/login?code=1#rules');
    expect(browserAddress(window).read()).toEqual({
      pathname: '/game/login',
      search: '?code=1',
      hash: '#rules',
      state: { openedFrom: '/' },
    });
  });

  test('adds a step that can be taken back for another address', () => {
    const { window, steps } = windowAt('http://localhost/game/home');
    browserAddress(window).write('/game/settings', { state: { openedFrom: '/game/home' } });
    expect(steps).toEqual(['push /game/settings {"place":3,"kept":{"openedFrom":"/game/home"}}']);
  });

  test('adds no step for an address that replaces the one before', () => {
    const { window, steps } = windowAt('http://localhost/game/home');
    browserAddress(window).write('/game/settings', { replace: true });
    expect(steps).toEqual(['replace /game/settings {"place":2,"kept":null}']);
  });

  test('adds no step for a link to the shown address', () => {
    const { window, steps } = windowAt('http://localhost/game/home');
    browserAddress(window).write('/game/home', {});
    expect(steps).toEqual(['replace /game/home {"place":2,"kept":null}']);
  });

  test('reports steps through the history until the caller stops that', () => {
    const { window, step } = windowAt('http://localhost/game/home');
    let steps = 0;
    const end = browserAddress(window).onStep(() => {
      steps += 1;
    });
    step();
    end();
    step();
    expect(steps).toBe(1);
  });
});

test('an address in memory changes as links say, also by a hash alone', () => {
  const address = memoryAddress('/landing?code=1');
  address.write('#rules', {});
  expect(address.read()).toMatchObject({ pathname: '/landing', search: '?code=1', hash: '#rules' });
  address.write('/game/home', { state: 'kept' });
  expect(address.read()).toEqual({ pathname: '/game/home', search: '', hash: '', state: 'kept' });
});
