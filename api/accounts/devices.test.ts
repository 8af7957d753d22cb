import { expect, test } from 'vitest';
import { inWords } from '../core/texts/inWords.ts';
import { deviceOf } from './devices.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each<[string, string]>([
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge on Windows'],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/125.0.0.0`, 'Opera on Windows'],
  [`${windows} ${webkit} Chrome/142.0.0.0 Safari/537.36 Vivaldi/7.6`, 'Vivaldi on Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Windows'],
  ['Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko', 'Internet Explorer on Windows'],
  [`${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'Safari on macOS'],
  [`${mac} ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on macOS'],
  [`${phone} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${phone} AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${phone} AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/144.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1', 'Safari on iPad'],
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${webkit} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (Android 14; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0', 'Firefox on Android'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  ['evm', 'evm'],
  ['evm/1.0 (Linux)', 'evm on Linux'],
  ['Dalvik/2.1.0 (Linux; U; Android 14)', 'A program on Android'],
  ['node', 'Unknown device'],
  ['curl/8.5.0', 'Unknown device'],
  ['evmail/2', 'Unknown device'],
  ['', 'Unknown device'],
])('%s is %s', (agent, device) => {
  expect(inWords(deviceOf(agent))).toBe(device);
});
