import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Live } from './core/journal/live.ts';
import { buildSchema } from './schema.ts';
import { readTables } from './testing/access.ts';
import { type Api, startApi } from './testing/api.ts';
import { type Google, startGoogle } from './testing/google.ts';
import { type CallTrace, callingIn } from './testing/traces/calling.ts';
import { brokenBy, ruleNames } from './testing/traces/rules.ts';
import { mutationsByFeature, tableOf, writtenBlocks } from './testing/traces/tables.ts';
import { blockOf } from './testing/traces/traces.ts';
import { buildWorld, type World } from './testing/traces/world.ts';

// Who learns what from each mutation: by its response, mail, bell, push and text messages, open sockets, and the audit
// trail. The tables are in the sideEffects.txt of each feature. `vitest -u` writes them, and changes need a review.

const schema = buildSchema();
const mutations = mutationsByFeature();
const written = writtenBlocks();
const blocks = new Map<string, string[]>();
const runs: CallTrace[] = [];

let api: Api;
let google: Google;
let world: World;
let calling: ReturnType<typeof callingIn>;
beforeAll(async () => {
  const hearing = listenAtOnce();
  google = await startGoogle();
  api = await startApi({ google: google.config });
  world = await buildWorld(api, google, schema, hearing);
  calling = callingIn(api, schema, world, readTables(schema).table.get('Mutation')!);
});
// a hook for each feature, so that the time-out is that of one feature
for (const [feature, names] of mutations)
  beforeAll(async () => {
    const { call, statesOf } = calling;
    const cast = [...world.cast.keys()];
    const own: string[] = [];
    for (const name of names) {
      const run = async (state: Parameters<typeof call>[1]) => {
        const expected = written.get(`${name}${state.suffix}`);
        const called = await call(
          name,
          state,
          (each) => blockOf(each, each.marks, cast) === (expected ?? blockOf(each, each.marks, cast)),
        );
        own.push(blockOf(called, called.marks, cast));
        runs.push(called);
        return called;
      };
      const { isAtEvent } = await run({ suffix: '' });
      for (const state of statesOf(name, isAtEvent)) await run(state);
    }
    blocks.set(feature, own);
  });
const { throttle } = Live;
afterAll(async () => {
  // other test files share the class
  Live.throttle = throttle;
  await world?.close();
  await api?.close();
  await google?.close();
  vi.restoreAllMocks();
});

/** Makes feeds send each change at once, and tracks how the server handles notifications. */
function listenAtOnce() {
  const hearing = { reads: 0, ended: new Set<string>() };
  const counted =
    (read: (given: never) => unknown) =>
    async (given: never): Promise<unknown> => {
      hearing.reads += 1;
      try {
        return await read(given);
      } finally {
        hearing.reads -= 1;
      }
    };
  const { receive, subscribe, subscribeThrottled } = Live.prototype;
  vi.spyOn(Live.prototype, 'receive').mockImplementation(function (this: Live, payload) {
    const { userId } = /"sight"/.test(payload) ? (JSON.parse(payload) as { userId: string }) : { userId: undefined };
    if (userId) hearing.ended.add(userId);
    receive.call(this, payload);
  });
  Live.throttle = 0;
  vi.spyOn(Live.prototype, 'subscribe').mockImplementation(function (this: Live, topic, read) {
    return subscribe.call(this, topic, counted(read) as never);
  });
  vi.spyOn(Live.prototype, 'subscribeThrottled').mockImplementation(function (this: Live, topic, _interval, read) {
    return subscribeThrottled.call(this, topic as never, 0, counted(read) as never);
  });
  return hearing;
}

test('every mutation has a block and is called with valid input', () => {
  const names = Object.keys(schema.getMutationType()!.getFields());
  expect([...mutations.values()].flat().toSorted()).toEqual(names.toSorted());
  expect(
    runs.filter(({ state, refused }) => !state.suffix && refused).map(({ title, refused }) => [title, refused]),
  ).toEqual([]);
  const files = [...mutations.keys()].map((feature) => fileURLToPath(tableOf(feature)));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

describe('side effects of mutations', () => {
  test.each([...mutations.keys()])('the side effects of %s match its table', async (feature) => {
    await expect(`${blocks.get(feature)!.join('\n\n')}\n`).toMatchFileSnapshot(fileURLToPath(tableOf(feature)));
  });
});

test('the searched facts are found where they may appear', () => {
  const found = new Set(runs.flatMap((run) => run.traces.flatMap(({ text }) => run.marks(text))));
  const people = [...world.cast.keys()].filter((name) => !['stranger', 'colleague', 'scorer', 'door'].includes(name));
  expect([...found]).toEqual(
    expect.arrayContaining([
      ...people.map((name) => `${name}.name`),
      'person.email',
      'person.phone',
      'seated.email',
      'phone',
      'requirements',
      'answers',
      'title',
      'place',
      'news',
      'news title',
      'given text',
      'given reason',
      'reset link',
      'session token',
      'feed link',
    ]),
  );
});

test.each(ruleNames)('%s', (rule) => {
  expect(runs.flatMap((run) => brokenBy(rule, run))).toEqual([]);
});
