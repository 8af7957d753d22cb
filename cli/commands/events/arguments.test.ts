import { expect, test } from 'vitest';
import { parse } from '../../testing/parse.ts';

test.each([
  ['events list', [{ filter: 'all', sort: 'date', limit: '30' }]],
  [
    'events list --filter past --search kite --tag a b --approval pending --limit 3 --json id',
    [{ filter: 'past', search: 'kite', tag: ['a', 'b'], approval: 'pending', sort: 'date', limit: '3', json: 'id' }],
  ],
  [
    'events list --mine --free --place hall --sort seats',
    [{ filter: 'all', mine: true, free: true, place: 'hall', sort: 'seats', limit: '30' }],
  ],
  [
    'events list --sort size',
    "error: option '--sort <order>' argument 'size' is invalid. Allowed choices are date, seats.",
  ],
  ['events days', [{ days: '31', titles: '3' }]],
  ['events tags --search a', [{ search: 'a' }]],
  [
    'events list --filter soon',
    "error: option '--filter <part>' argument 'soon' is invalid. Allowed choices are all, now, upcoming, past.",
  ],
  ['events show event_1 --json', ['event_1', { json: true }]],
  ['events show', "error: missing required argument 'event'"],
  ['events participants event_1 --search a --limit 2', ['event_1', { search: 'a', limit: '2' }]],
  ['events calendar event_1', ['event_1', {}]],
  ['events calendar event_1 -o day.ics', ['event_1', { output: 'day.ics' }]],
  ['events calendar', "error: missing required argument 'event'"],
  ['events create', [{}]],
  [
    'events create --title a --description b --date c --location d --capacity e --tags f --image g --json id',
    [{ title: 'a', description: 'b', date: 'c', location: 'd', capacity: 'e', tags: 'f', image: 'g', json: 'id' }],
  ],
  ['events create --waitlist off', [{ waitlist: 'off' }]],
  ['events create --question-file asked.json', [{ questionFile: 'asked.json' }]],
  [
    'events edit event_1 --waitlist no',
    "error: option '--waitlist <switch>' argument 'no' is invalid. Allowed choices are on, off.",
  ],
  ['events create --description -', [{ description: '-' }]],
  ['events edit event_1 --description-file notes.txt', ['event_1', { descriptionFile: 'notes.txt' }]],
  ['events edit', "error: missing required argument 'event'"],
  ['events cancel event_1 --reason storm -y', ['event_1', { reason: 'storm', yes: true }]],
  ['events delete event_1', ['event_1', {}]],
  ['events delete event_1 -y --json', ['event_1', { yes: true, json: true }]],
  ['events delete event_1 --series', ['event_1', { series: true }]],
  ['events delete event_1 --whole-series', ['event_1', { wholeSeries: true }]],
  ['events edit event_1 --whole-series', ['event_1', { wholeSeries: true }]],
  ['events staff copy event_1 event_2', ['event_1', 'event_2', {}]],
  ['events delete event_1 --reason storm', ['event_1', { reason: 'storm' }]],
  ['events edit event_1 --reason storm', ['event_1', { reason: 'storm' }]],
  ['events series event_1', ['event_1', {}]],
  ['events duplicate event_1 --date a --title b', ['event_1', { date: 'a', title: 'b', helpers: true }]],
  ['events duplicate event_1 --no-helpers', ['event_1', { helpers: false }]],
  [
    'events repeat event_1 --every week --times 3',
    ['event_1', { every: 'week', interval: '1', by: 'date', times: '3', helpers: true }],
  ],
  [
    'events repeat event_1 --every month --by weekday --interval 2 --until a --dry-run --json date',
    [
      'event_1',
      { every: 'month', interval: '2', by: 'weekday', until: 'a', helpers: true, dryRun: true, json: 'date' },
    ],
  ],
  ['events repeat event_1', "error: required option '--every <unit>' not specified"],
  [
    'events repeat event_1 --every year',
    "error: option '--every <unit>' argument 'year' is invalid. Allowed choices are day, week, month.",
  ],
  ['events register event_1 --series --answer a=b --answer c=d', ['event_1', { series: true, answer: ['a=b', 'c=d'] }]],
  ['events approve event_1', ['event_1', {}]],
  ['events reject event_1 --reason no', ['event_1', { reason: 'no' }]],
  ['events approve event_1 --reason no', "error: unknown option '--reason'"],
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});
