import type { Sentence } from '../core/texts/texts.ts';
import { sentence } from './texts.ts';

/** The first match wins: most browsers also claim to be other browsers. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/^evm\b/, 'evm'],
  [/\b(Edg|EdgA|EdgiOS|Edge)\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/\b(MSIE |Trident\/)/, 'Internet Explorer'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPad\b/, 'iPad'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\b(Linux|X11)\b/, 'Linux'],
];

const firstMatch = (agent: string, names: typeof browsers) => names.find(([shape]) => shape.test(agent))?.[1];

/** Names the browser and system of a `User-Agent` header for people, such as "Chrome on Windows". */
export function deviceOf(agent: string): Sentence | string {
  const browser = firstMatch(agent, browsers);
  const system = firstMatch(agent, systems);
  if (browser && system) return sentence('browserOnSystem', { browser, system });
  return browser ?? (system ? sentence('programOnSystem', { system }) : sentence('unknownDevice'));
}
