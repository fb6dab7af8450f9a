import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver, Expression } from './driver.ts';

/**
 * What a person does and sees on a page, in any browser. Each step waits for its element, for at most {@link LIMIT_MS}.
 */
export type Visitor = Readonly<{
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  press: (role: Role, name: RegExp) => Promise<void>;
  type: (role: Role, name: RegExp, text: string) => Promise<void>;
  /** Moves a slider to the right by this many steps. */
  moveRight: (role: Role, name: RegExp, steps: number) => Promise<void>;
  /** Waits for an element with that role and name. */
  see: (role: Role, name: RegExp) => Promise<void>;
  /** Waits for the text anywhere on the page. */
  read: (text: RegExp) => Promise<void>;
  /** Waits until the address has the path. */
  arriveAt: (path: string) => Promise<void>;
  /** Waits for a single heading of the first level, and resolves to its text. */
  readTitle: () => Promise<string>;
  /** Waits until the pattern matches in the browser's local storage, and resolves to the match. */
  readKept: (pattern: RegExp) => Promise<string>;
}>;

type Role = 'link' | 'button' | 'textbox' | 'slider' | 'heading' | 'region';

/** WebKitGTK without a graphics card takes seconds where others need a moment. */
const LIMIT_MS = 45_000;

const WAIT = { timeout: LIMIT_MS };

/**
 * Finds elements by role and name, as journeys do. The driver loads it into the page, past the content security policy.
 */
const FINDER = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

export function visitorOf(driver: Driver): Visitor {
  const loadFinder = async () => {
    if (!(await driver.read('"TestingLibraryDom" in window'))) await driver.run(FINDER);
  };
  const once = (act: () => Promise<void>) =>
    expect(async () => {
      await loadFinder();
      await act();
    }).toPass(WAIT);
  const readOnceThere = async (expression: Expression) => {
    await expect.poll(() => driver.read(expression), WAIT).not.toBe('');
    return String(await driver.read(expression));
  };
  return {
    open: driver.open,
    reload: driver.reload,
    press: (role, name) => once(() => driver.click(elementOf(role, name))),
    type: (role, name, text) => once(() => driver.type(elementOf(role, name), text)),
    moveRight: (role, name, steps) => once(() => driver.pressRight(elementOf(role, name), steps)),
    see: (role, name) =>
      once(async () => {
        const isThere = await driver.read(`${elementOf(role, name)} !== null`);
        expect(isThere, `the ${role} ${name}`).toBe(true);
      }),
    read: (text) => expect.poll(() => driver.read('document.body.innerText'), WAIT).toMatch(text),
    arriveAt: (path) => expect.poll(() => driver.read('location.pathname'), WAIT).toBe(path),
    readTitle: () => readOnceThere('document.querySelector("h1")?.innerText ?? ""'),
    readKept: (pattern) =>
      readOnceThere(`JSON.stringify(localStorage).match(${pattern})?.[0] ?? ""`),
  };
}

/** The first visible element with that role and name, or null. */
function elementOf(role: Role, name: RegExp): Expression {
  return `(TestingLibraryDom.queryAllByRole(document, ${JSON.stringify(role)}, { name: ${name} })[0] ?? null)`;
}
