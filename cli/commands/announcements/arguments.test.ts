import { expect, test } from 'vitest';
import { parse } from '../../testing/parse.ts';

test.each([
  ['announcements list', [{ limit: '30' }]],
  [
    'announcements list --event kite --priority high --state draft --limit 2 --json title',
    [{ event: 'kite', priority: 'high', state: 'draft', limit: '2', json: 'title' }],
  ],
  [
    'announcements list --state gone',
    "error: option '--state <state>' argument 'gone' is invalid. Allowed choices are draft, scheduled, published, ended.",
  ],
  ['announcements create', [{}]],
  [
    'announcements create --title a --content - --event b --priority low --draft --json',
    [{ title: 'a', content: '-', event: 'b', priority: 'low', draft: true, json: true }],
  ],
  [
    'announcements create --priority urgent',
    "error: option '--priority <priority>' argument 'urgent' is invalid. Allowed choices are low, medium, high.",
  ],
  ['announcements edit a --content-file b --general', ['a', { contentFile: 'b', general: true }]],
  ['announcements edit', "error: missing required argument 'announcement'"],
  ['announcements publish a', ['a', {}]],
  ['announcements publish a --yes', ['a', { yes: true }]],
  ['announcements edit a --general -y', ['a', { general: true, yes: true }]],
  ['announcements unpublish a --json id', ['a', { json: 'id' }]],
  ['announcements tell-again a', ['a', {}]],
  [
    'announcements edit a --at now --until b --audience college --college c --no-pin',
    ['a', { at: 'now', until: 'b', audience: 'college', college: 'c', pin: false }],
  ],
  ['announcements create --pin --yes', [{ pin: true, yes: true }]],
  ['announcements delete a -y', ['a', { yes: true }]],
  ['announcements watch', [{}]],
  ['announcements watch --event kite --json what,title', [{ event: 'kite', json: 'what,title' }]],
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});
