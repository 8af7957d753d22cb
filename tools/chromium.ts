import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { at } from './folder.ts';

/** Debian's Chromium, with and without windows. It is newer than the one from npm. */
export const debianChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const wellKnownPaths = [
  ...debianChromium,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of the browser for tests: CHROMIUM_PATH, else the Chromium from npm (Linux x64), else an installed browser, else
 * Playwright's own. undefined if there is none. Throws if CHROMIUM_PATH names a file that does not exist.
 */
export function findChromium(): string | undefined {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !existsSync(configured))
    throw new Error(`CHROMIUM_PATH names ${configured}, but there is nothing there.`);
  return (
    configured || npmChromium() || [...wellKnownPaths, chromium.executablePath()].find((place) => existsSync(place))
  );
}

/** The path of the Chromium from npm, unpacked at first use (two seconds). undefined if it does not run on this machine. */
export function npmChromium(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { version } = JSON.parse(readFileSync(at('node_modules/@sparticuz/chromium/package.json'), 'utf8')) as {
    version: string;
  };
  const folder = at('.cache/chromium', version);
  if (!existsSync(folder)) unpack(folder);
  const start = path.join(folder, 'start');
  return existsSync(start) ? start : undefined;
}

/** Unpacks into a temporary folder, then renames it, so that an interruption leaves no partial browser. */
function unpack(folder: string): void {
  mkdirSync(path.dirname(folder), { recursive: true });
  const temporary = mkdtempSync(`${folder}-`);
  const source = "(await import('@sparticuz/chromium')).default.executablePath()";
  spawnSync(process.execPath, ['--input-type=module', '-e', source], {
    cwd: at(),
    env: {
      ...process.env,
      // The package unpacks into TMPDIR.
      TMPDIR: temporary,
      // Only for this runtime the package adds the libraries that a minimal system lacks.
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x',
      AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x',
    },
  });
  const start = path.join(temporary, 'start');
  writeFileSync(path.join(temporary, 'fonts/fonts.conf'), fontSettings(folder));
  writeFileSync(
    start,
    `#!/bin/sh\nexport LD_LIBRARY_PATH='${folder}/al2023/lib' FONTCONFIG_PATH='${folder}/fonts'\nexec '${folder}/chromium' "$@"\n`,
  );
  chmodSync(start, 0o755);
  try {
    renameSync(temporary, folder);
  } catch {
    // Another process has already created the folder.
    rmSync(temporary, { recursive: true });
  }
  // The browser does not run, for example because the C library is too old. npmChromium then finds no `start`.
  if (spawnSync(path.join(folder, 'start'), ['--version']).status !== 0) rmSync(path.join(folder, 'start'));
}

/**
 * Uses only the package's fonts, so that pages have the same layout on every machine. The package's own settings expect the
 * fonts below /tmp.
 */
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
