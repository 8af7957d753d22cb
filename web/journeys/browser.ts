/** The engine of a browser and the programs that start it. */
export type BrowserLaunch =
  | { readonly engine: 'chrome' | 'firefox'; readonly program: string }
  | { readonly engine: 'webkit'; readonly program: string; readonly driver: string; readonly screen: string };

/**
 * The interface of the journeys to every engine. Two drivers implement it: puppeteer.ts (Chromium, Firefox) and webkit.ts.
 * Both click and type through the browser; neither dispatches events.
 */
export interface Browser {
  /** A script that runs before the page's own scripts and stores errors. Undefined if the driver can read the console. */
  readonly recorder: string | undefined;
  /** Whether a page can request a camera. The person refuses it. */
  readonly hasCamera: boolean;
  /** Opens a tab that shares nothing with others: no cookies, no storage, no service worker. */
  open(size: Size): Promise<Tab>;
  close(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Tab {
  goto(url: string): Promise<void>;
  /** Runs a script in the page; its result is JSON. */
  run<T>(script: string): Promise<T>;
  /** Clicks the middle of the element that the script finds; false if it finds none. */
  click(script: string): Promise<boolean>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** The key that moves from one part of a date or time field to the next. Empty if a complete part moves on by itself. */
  readonly nextPart: '' | '\t';
  press(key: Key): Promise<void>;
  /** Errors in the console, uncaught errors and unhandled rejections since the tab was opened. */
  errors(): Promise<readonly string[]>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** `All` selects the whole text of a field. */
export type Key = 'ArrowLeft' | 'Enter' | 'All';

/** Options of a project in playwright.config.ts. */
export interface JourneyOptions {
  /** The browser of the project, as tools/browsers.ts found it. */
  start: BrowserLaunch | undefined;
  /** The size of the page in CSS pixels. */
  size: Size;
}
