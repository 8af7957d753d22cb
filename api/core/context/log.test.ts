import { expect, test } from 'vitest';
import { sentenceOf } from './log.ts';

const noon = new Date(2026, 10, 21, 12, 0, 5).getTime();

test.each<[string, Record<string, unknown>, string]>([
  ['what happened', { level: 40, msg: 'Redis is back' }, '12:00:05 warn: Redis is back.\n'],
  [
    'what is known of it',
    {
      level: 30,
      requestId: 'req-7',
      seconds: 3,
      refused: { FORBIDDEN: 2 },
      statement: null,
      msg: 'the database answers again',
    },
    '12:00:05 info: The database answers again (requestId req-7, seconds 3, refused {"FORBIDDEN":2}).\n',
  ],
  [
    'where it went wrong',
    { level: 50, err: { type: 'Error', message: 'no', stack: 'Error: no\n    at rule' }, msg: 'a request failed' },
    '12:00:05 error: A request failed.\n    Error: no\n        at rule\n',
  ],
  [
    'nothing that a terminal would obey',
    { level: 40, payload: '\u001b[2J', msg: 'something else speaks on the channel' },
    '12:00:05 warn: Something else speaks on the channel (payload \\u001b[2J).\n',
  ],
])('the log for a terminal shows %s', (_, line, sentence) => {
  expect(sentenceOf(`${JSON.stringify({ ...line, time: noon })}\n`)).toBe(sentence);
});
