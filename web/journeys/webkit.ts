/**
 * Drives WebKitGTK, the engine of Safari, by WebKitWebDriver. Each driver has one session at a time, with its own
 * MiniBrowser. Under automation, MiniBrowser is in private mode, and WebKit then prints no console. So the page records its
 * errors itself.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Key, type WebDriver, WebElement } from 'selenium-webdriver';
import type { Browser, Size, BrowserLaunch } from './browser.ts';
import { recorder } from './recorder.ts';

export async function startWebKit({ program, driver, screen }: BrowserLaunch & { engine: 'webkit' }): Promise<Browser> {
  const home = await mkdtemp(path.join(tmpdir(), 'evm-journey-'));
  // Xvfb picks a free display number
  const xvfb = spawn(screen, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(xvfb.stdio[3] as Readable, 'data')) as [Buffer];
  const launchDriver = () =>
    startDriver(driver, {
      ...process.env,
      HOME: home,
      XDG_RUNTIME_DIR: home,
      XDG_CACHE_HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
      DISPLAY: `:${String(display).trim()}`,
      LANG: 'en_US.UTF-8',
      NO_AT_BRIDGE: '1',
      // the machine has no graphics card
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    });
  return {
    recorder,
    hasCamera: false,
    async open(size) {
      const { session, end } = await startSession(launchDriver, program);
      await resize(session, size);
      return {
        goto: (url) => session.get(url),
        run: <T>(script: string) => withTimeout(session.executeScript<T>(`return ${script}`)),
        async click(script) {
          const element = await withTimeout(session.executeScript(`return ${script}`));
          if (!(element instanceof WebElement)) return false;
          await withTimeout(element.click());
          return true;
        },
        type: (text) => session.actions().sendKeys(text).perform(),
        nextPart: '\t',
        press(key) {
          const keys = session.actions();
          if (key === 'All') return keys.keyDown(Key.CONTROL).sendKeys('a').keyUp(Key.CONTROL).perform();
          return keys.sendKeys({ ArrowLeft: Key.ARROW_LEFT, Enter: Key.ENTER }[key]).perform();
        },
        errors: async () =>
          JSON.parse((await withTimeout(session.executeScript<string | null>(readErrors))) ?? '[]') as string[],
        picture: async () => Buffer.from(await withTimeout(session.takeScreenshot()), 'base64'),
        async close() {
          await withTimeout(session.quit()).catch(() => {});
          await end();
        },
      };
    },
    async close() {
      await end(xvfb);
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface Driver {
  readonly url: string;
  end(): Promise<void>;
}

async function startDriver(program: string, env: NodeJS.ProcessEnv): Promise<Driver> {
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], { stdio: 'ignore', env });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await pause(20);
  // a driver that hangs ignores any other signal
  return { url, end: () => end(child, 'SIGKILL') };
}

/** Starts a session. If a driver does not answer, stops it with its browser and starts another one. */
async function startSession(drive: () => Promise<Driver>, program: string, attempts = 3) {
  const { url, end } = await drive();
  const options = { binary: program, args: ['--automation'] };
  const building = new Builder()
    .usingServer(url)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
    .build();
  try {
    return { session: await withTimeout(Promise.resolve(building)), end };
  } catch (error) {
    await end();
    if (attempts === 1) throw error;
    return startSession(drive, program, attempts - 1);
  }
}

/** Reads the recorded errors; a new tab (about:blank) has no storage. */
const readErrors = `return location.protocol === 'about:' ? null : sessionStorage.getItem('errors')`;

/** Rejects after 30 seconds: WebKitWebDriver sometimes never answers a command, but does answer the next one. */
function withTimeout<T>(command: Promise<T>): Promise<T> {
  const timeout = pause(30_000, undefined, { ref: false }).then(() => {
    throw new Error('WebKitWebDriver does not answer.');
  });
  return Promise.race([command, timeout]);
}

/** Sets the size of the page; the window is larger because of its bars. */
async function resize(session: WebDriver, { width, height }: Size): Promise<void> {
  const window = session.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const innerHeight = await session.executeScript<number>('return innerHeight');
  await window.setRect({ x: 0, y: 0, width, height: height + height - innerHeight });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
