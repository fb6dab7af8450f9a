import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Driver, Expression } from './driver.ts';

/** What a person does and sees on a page, whatever browser it is in. Waits until it is there, for at most {@link LIMIT_MS}. */
export type Visitor = Readonly<{
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  press: (role: Role, name: RegExp) => Promise<void>;
  type: (role: Role, name: RegExp, text: string) => Promise<void>;
  /** Moves a slider to the right by so many steps. */
  moveRight: (role: Role, name: RegExp, steps: number) => Promise<void>;
  /** Waits for something with that role and name. */
  see: (role: Role, name: RegExp) => Promise<void>;
  /** Waits for the text anywhere on the page. */
  read: (text: RegExp) => Promise<void>;
  /** Waits for the path of the address. */
  arriveAt: (path: string) => Promise<void>;
  /** Resolves to the page's only heading of the first level, once there is one. */
  readTitle: () => Promise<string>;
  /** Resolves to what the pattern finds in the browser's local storage, once it is there. */
  readKept: (pattern: RegExp) => Promise<string>;
}>;

type Role = 'link' | 'button' | 'textbox' | 'slider' | 'heading' | 'region';

/** WebKitGTK without a graphics card takes seconds for what others do at once. */
const LIMIT_MS = 45_000;

const WAIT = { timeout: LIMIT_MS };

/** Finds things by role and name as journeys do. Loaded into the page by the driver, past its content security policy. */
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

/** The first element with that role and name that is shown, or null. */
function elementOf(role: Role, name: RegExp): Expression {
  return `(TestingLibraryDom.queryAllByRole(document, ${JSON.stringify(role)}, { name: ${name} })[0] ?? null)`;
}
