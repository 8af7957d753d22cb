import { expect, test } from 'vitest';
import { changes, type Finding, type Run, tableOf, verdict, withTable } from './findings.ts';

const home: Finding = { name: 'home', value: 0.8, better: 'more', aim: 0.8, behind: '4 of 5 requests per second' };
const liveUpdate: Finding = { name: 'told', value: 1.5, better: 'less', aim: 1.4, behind: '15 of 10 ms' };
const rush: Finding = { name: 'rush', value: 251.4, unit: 'ms', better: 'less', aim: 250, behind: '30 tries' };
const start: Finding = { name: 'start', value: 2, better: 'less', behind: '' };

const run = (...findings: Finding[]): Run => ({
  date: '2026-11-22T21:00:00.000Z',
  machine: 'an abacus, 2 cores, Node v24.0.0',
  isWhole: true,
  findings,
});

test.each([
  [home, 'reached'],
  [{ ...home, value: 0.79 }, 'missed'],
  [liveUpdate, 'missed'],
  [{ ...liveUpdate, value: 1.4 }, 'reached'],
  [start, ''],
])('the verdict compares value and aim in the better direction: %o', (finding, said) => {
  expect(verdict(finding)).toBe(said);
});

test('the table of a run shows machine, date and the verdict on each aim', () => {
  expect(tableOf(run(home, liveUpdate, rush, start))).toBe(`Measured on 2026-11-22: an abacus, 2 cores, Node v24.0.0.

| what | ratio | aim |  | figures |
| --- | ---: | ---: | --- | --- |
| home | 0.80 | ≥ 0.80 | reached | 4 of 5 requests per second |
| told | 1.50 | ≤ 1.40 | missed | 15 of 10 ms |
| rush | 251 ms | ≤ 250 ms | missed | 30 tries |
| start | 2.00 |  |  |  |`);
});

test('a new table replaces only the previous table of the page', () => {
  const page = withTable('# Before\n\n<!-- written by npm run bench -->\n<!-- until here -->\n\nAfter.\n', 'one');
  expect(page).toContain('-->\n\none\n\n<!--');
  expect(withTable(page, 'two')).toBe(page.replace('one', 'two'));
  expect(() => withTable('# Nowhere', 'one')).toThrow('no place for the table');
});

test('two runs are compared by name, and findings of only one run are marked', () => {
  const gone = { ...start, name: 'gone' };
  expect(
    changes(
      run(home, liveUpdate, start, gone),
      run({ ...home, value: 0.88 }, { ...liveUpdate, value: 1.8 }, start, rush),
    ),
  ).toEqual([
    ['', 'then', 'now', 'change'],
    ['home', '0.80', '0.88', '+10 %, better'],
    ['told', '1.50', '1.80', '+20 %, worse'],
    ['start', '2.00', '2.00', 'same'],
    ['rush', '', '251 ms', 'not measured then'],
    ['gone', '2.00', '', 'not measured now'],
  ]);
});
