import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../../scripts/free-port.ts';
import { provideWebKit } from '../../../../scripts/other-browsers.ts';
import { type BrowserKind, type Driver, WINDOW } from './driver.ts';

export const WEBKIT: BrowserKind = { name: 'WebKitGTK', launch: launchWebKit };

/** GTK reads this file, and pages see it as the preference for reduced motion. */
const DESKTOP_SETTINGS = '[Settings]\ngtk-enable-animations=0\n';

/** WebKitGTK's own browser on a virtual screen, driven over WebDriver. */
async function launchWebKit(): Promise<Driver> {
  const programs = provideWebKit();
  await using started = new AsyncDisposableStack();
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  started.defer(() => rm(home, { recursive: true, force: true }));
  await mkdir(join(home, '.config/gtk-3.0'), { recursive: true });
  await writeFile(join(home, '.config/gtk-3.0/settings.ini'), DESKTOP_SETTINGS);

  const screen = spawn(programs.screen, [...SCREEN, '-displayfd', '1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.defer(() => end(screen));
  const [display] = await once(screen.stdout, 'data');

  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...environment(home), DISPLAY: `:${String(display).trim()}` },
  });
  started.defer(() => end(driver));
  await waitForDriver(port);
  const session = await openSession({ port, browser: programs.browser });
  started.defer(() => session.quit());
  await session.manage().window().setRect(WINDOW);

  const all = started.move();
  return drive(session, () => all.disposeAsync());
}

const SCREEN = ['-screen', '0', `${WINDOW.width}x${WINDOW.height}x24`, '-nolisten', 'tcp'];

/** Keeps out the settings and services of the desktop in which the tests may run. */
function environment(home: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    TMPDIR: tmpdir(),
    HOME: home,
    XDG_RUNTIME_DIR: home,
    LANG: 'C.UTF-8',
    GDK_BACKEND: 'x11',
    // GTK would otherwise start an accessibility bus, which outlives the browser.
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
  };
}

const DRIVER_STARTS_WITHIN_MS = 60_000;

/** Returns once the driver answers. Throws if it does not within a minute. */
async function waitForDriver(port: number): Promise<void> {
  const until = AbortSignal.timeout(DRIVER_STARTS_WITHIN_MS);
  while (!(await isListening(port))) {
    until.throwIfAborted();
    await setTimeout(100);
  }
}

async function isListening(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/status`)).ok;
  } catch {
    return false;
  }
}

async function openSession({
  port,
  browser,
}: Readonly<{ port: number; browser: string }>): Promise<WebDriver> {
  const options = { binary: browser, args: ['--automation'] };
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build();
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

function drive(session: WebDriver, close: () => Promise<void>): Driver {
  const find = async (expression: string): Promise<WebElement> => {
    const element = await session.executeScript<WebElement | null>(`return ${expression}`);
    if (element === null) throw new Error(`Nothing on the page is ${expression}`);
    return element;
  };
  return {
    open: (address) => session.get(address),
    reload: () => session.navigate().refresh(),
    read: (expression) => session.executeScript(`return ${expression}`),
    run: async (statements) => {
      await session.executeScript(statements);
    },
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).sendKeys(text),
    pressRight: async (element, times) => {
      await session.executeScript('arguments[0].focus()', await find(element));
      await session
        .actions()
        .sendKeys(...Array.from({ length: times }, () => Key.ARROW_RIGHT))
        .perform();
    },
    errors: undefined,
    close,
  };
}
