/** How a browser of the journeys starts: its engine and its programs. */
export type Start =
  | { readonly engine: 'chrome' | 'firefox'; readonly program: string }
  | { readonly engine: 'webkit'; readonly program: string; readonly driver: string; readonly screen: string };

/**
 * The interface of the journeys to every engine. Two drivers implement it: puppeteer.ts (Chromium, Firefox) and webkit.ts.
 * Both click and type through the browser; neither dispatches events.
 */
export interface Browser {
  /** Goes before every script of the page if the driver cannot read the console. Stores errors for the driver. */
  readonly recorder: string | undefined;
  /** Whether a page could use a camera, if the person did not refuse it. */
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
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** What leads from one part of a field for dates or times to the next; empty if a full part does. */
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
  start: Start | undefined;
  /** How large the page is. */
  size: Size;
}
