import { setTimeout as pause } from 'node:timers/promises';
import type { GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSchema } from './schema.ts';
import {
  selectionFor,
  exposedFields,
  findObjectWith,
  letterOf,
  lettersAs,
  readTables,
  rowsOf,
  wrappers,
} from './testing/access.ts';
import { liveTriggers, mutationsAt, queryArguments } from './testing/accessCalls.ts';
import { buildCollege, type College, doorsTo } from './testing/accessSamples.ts';
import { type Api, startApi } from './testing/api.ts';
import type { Person } from './testing/build.ts';
import { type Google, startGoogle } from './testing/google.ts';
import { type LiveAnswer, LiveClient } from './testing/live.ts';

const schema = buildSchema();
const { table, samples } = readTables(schema);
const typeOf = (title: string) => schema.getType(title.replace(/:.*/, '')) as GraphQLObjectType;

let api: Api;
let google: Google;
let college: College;
let doors: Readonly<Record<string, string>>;
beforeAll(async () => {
  google = await startGoogle();
  api = await startApi({ google: google.config });
  college = await buildCollege(api, google);
  const { data } = await api.as(college.viewers.admin)<{ auditTrail: { edges: { node: { id: string } }[] } }>(
    '{ auditTrail(first: 1) { edges { node { id } } } }',
  );
  doors = doorsTo(college, data.auditTrail.edges[0]!.node.id);
});
afterAll(async () => {
  await api?.close();
  await google?.close();
});

/** Viewers in the order of the columns. For some samples, the person is another user. */
function viewersOf(title: string): (Person | undefined)[] {
  const person = /private participant|profile private/.test(title) ? college.hidden : college.silent;
  return Object.entries(college.viewers).map(([name, who]) =>
    name === 'person' && /private/.test(title) ? person : who,
  );
}

const selfArguments: Readonly<Record<string, () => string>> = {
  'Event.repeatDates': () => '(every: DAY, times: 2)',
  'Event.participantScore': () => `(userId: "${college.viewers.person.id}")`,
};

/** The access letter of each field for a viewer. Each field has an alias that identifies its refusal. */
async function lettersFor(
  as: Person | undefined,
  title: string,
  names: readonly string[],
): Promise<Record<string, string>> {
  const type = typeOf(title);
  const given = (name: string) =>
    title === 'Query' ? (queryArguments(college)[name] ?? '') : (selfArguments[`${type.name}.${name}`]?.() ?? '');
  const fields = names.map((name) => `it_${name}: ${name}${given(name)} ${selectionFor(type.getFields()[name]!)}`);
  const { data, errors } = await api.graphql(doors[title]!.replace('@', fields.join(' ')), {}, { ...(as && { as }) });
  const refusals = (name: string) => errors.filter(({ path }) => path?.includes(`it_${name}`));
  const refused = names.filter((name) => refusals(name).length > 0);
  // a refused non-null field makes its parent null: ask for the other fields without it
  const isLost = refused.length > 0 && !findObjectWith(`it_${names[0]!}`, data);
  const others = isLost
    ? await lettersFor(
        as,
        title,
        names.filter((name) => !refused.includes(name)),
      )
    : {};
  const letter = (name: string) =>
    others[name] ?? letterOf({ data, errors: refused.length > 0 ? refusals(name) : errors }, `it_${name}`);
  return Object.fromEntries(names.map((name) => [name, letter(name)]));
}

/** Queries a few fields at a time, because documents are limited in size and cost. */
async function lettersOf(title: string, names: readonly string[]): Promise<Record<string, string>> {
  const parts = Array.from({ length: Math.ceil(names.length / 20) }, (_, n) => names.slice(n * 20, n * 20 + 20));
  const all = await Promise.all(
    viewersOf(title).map(async (as): Promise<Record<string, string>> => {
      const answers = await Promise.all(parts.map((part) => lettersFor(as, title, part)));
      return Object.assign({}, ...answers) as Record<string, string>;
    }),
  );
  return Object.fromEntries(names.map((name) => [name, all.map((letters) => letters[name]).join('')]));
}

const isLive = (title: string) => title in liveTriggers || title === 'ReadAgain' || title.startsWith('Subscription');
const isWritten = (title: string) => title.startsWith('Mutation');
const walked = (title: string) => !isLive(title) && !isWritten(title);

test('every exposed field has a line in the tables, and every line a field', () => {
  const listed = [...table].flatMap(([type, rows]) => Object.keys(rows).map((field) => `${type}.${field}`));
  expect(listed.toSorted()).toEqual(exposedFields(schema).toSorted());
  for (const [title, rows] of samples)
    expect(Object.keys(typeOf(title).getFields())).toEqual(
      expect.arrayContaining(Object.keys(rows).filter((field) => field !== '*')),
    );
});

test('connections and edges have only standard fields, and each payload belongs to one mutation', () => {
  const ending = (end: string) => wrappers(schema).filter(({ name }) => name.endsWith(end));
  const fieldsOf = (type: GraphQLObjectType) => Object.keys(type.getFields()).toSorted().join(' ');
  expect(new Set(ending('Connection').map(fieldsOf))).toEqual(new Set(['edges pageInfo totalCount']));
  expect(new Set(ending('Edge').map(fieldsOf))).toEqual(new Set(['cursor node']));
  const mutations = Object.values(schema.getMutationType()!.getFields());
  expect(mutations.map(({ type }) => String(type).replace('!', '')).toSorted()).toEqual(
    ending('Payload')
      .map(({ name }) => name)
      .toSorted(),
  );
});

describe('access to fields', () => {
  test.each([...table.keys()].filter(walked))('viewers get the listed fields of %s', async (title) => {
    const rows = table.get(title)!;
    const found = Object.entries(await lettersOf(title, Object.keys(rows)));
    expect(Object.fromEntries(found.map(([name, letters]) => [name, lettersAs(rows[name]!, letters)]))).toEqual(rows);
  });

  test.each([...samples.keys()].filter(walked))('viewers get the listed fields of the sample %s', async (title) => {
    const rows = rowsOf(title, samples, table);
    expect(await lettersOf(title, Object.keys(rows))).toEqual(rows);
  });
});

describe('access to mutations', () => {
  const endsAll = ['changePassword', 'logoutEverywhere'];
  /** Mutations that end at least the session of the request. */
  const endsOwn = [...endsAll, 'logout'];
  const call = async (title: string, name: string, newEvent: () => ReturnType<Api['buildEvent']>) => {
    const field = schema.getMutationType()!.getFields()[name]!;
    const inputOf = mutationsAt(api, college, newEvent)[name];
    const [declared, given] = inputOf ? [`($input: ${String(field.args[0]!.type)})`, '(input: $input)'] : ['', ''];
    let letters = '';
    for (const viewer of viewersOf(title)) {
      // a mutation that ends all sessions is called by another user of the same role
      const who = viewer && endsAll.includes(name) ? await api.buildUser({ role: viewer.role }) : viewer;
      const input = await inputOf?.(who);
      const token = who && (endsOwn.includes(name) ? (await api.signIn(who)).token : await api.tokenOf(who));
      const query = `mutation ${declared} { it: ${name}${given} ${selectionFor(field)} }`;
      letters += letterOf(await api.graphql(query, { input }, { token }));
    }
    return letters;
  };

  test.each(Object.entries(table.get('Mutation')!))('callers of %s: %s', async (name, expected) => {
    const newEvent = () => api.buildEvent({ createdBy: college.viewers.owner });
    expect(await call('Mutation', name, newEvent)).toBe(expected);
  });

  const pending = 'Mutation: at a pending event';
  test.each(Object.entries(samples.get(pending)!))('callers of %s at a pending event: %s', async (name, expected) => {
    const newEvent = () => api.buildEvent({ createdBy: college.viewers.owner, approval: 'pending' });
    expect(await call(pending, name, newEvent)).toBe(expected);
  });
});

describe('access to subscriptions', () => {
  /** The first answer to each viewer, with the open feed. */
  const listen = (query: string) =>
    Promise.all(
      Object.values(college.viewers).map(async (who) => {
        const client = await LiveClient.open(api.url, who && (await api.tokenOf(who)));
        const feed = client.subscribe({ query });
        const closed = client.closed.then(({ code }) => refused(code));
        const firstAnswer = feed
          .until(() => feed.answers.length > 0 || feed.completed)
          .then(
            (): LiveAnswer => feed.answers[0] ?? { errors: feed.errors ?? [] },
            () => closed,
          );
        return { client, feed, first: await Promise.race([firstAnswer, closed]) };
      }),
    );
  const refused = (code: number): LiveAnswer => ({
    errors: [{ message: `closed with ${code}`, extensions: { code: code === 4401 ? 'UNAUTHENTICATED' : code } }],
  });
  const hangUp = (listeners: Awaited<ReturnType<typeof listen>>) =>
    Promise.all(listeners.map(({ client }) => client.close()));

  const firstLetters = async (name: string, given: string) => {
    const listeners = await listen(`subscription { it: ${name}${given} { __typename } }`);
    await hangUp(listeners);
    return listeners.map(({ first }) => letterOf(first)).join('');
  };

  test.each(Object.entries(table.get('Subscription')!))('subscribers of %s: %s', async (name, expected) => {
    expect(await firstLetters(name, queryArguments(college)[name] ?? '')).toBe(expected);
  });

  test.each(Object.entries(samples.get('Subscription: to a pending event')!))(
    'subscribers of %s at a pending event: %s',
    async (name, expected) => {
      expect(await firstLetters(name, `(eventId: "${college.pending.id}")`)).toBe(expected);
    },
  );

  test.each(['ReadAgain', ...Object.keys(liveTriggers)])('subscribers get the listed fields of %s', async (title) => {
    const rows = table.get(title)!;
    const { field, bringAbout } = liveTriggers[title] ?? { field: 'announcementChanged', bringAbout: undefined };
    const fields = Object.values(typeOf(title).getFields());
    const inner = fields.map((each) => `${each.name} ${selectionFor(each)}`).join(' ');
    const given = queryArguments(college)[field] ?? '';
    const listeners = await listen(
      `subscription { it: ${field}${given} { what: __typename ... on ${title} { ${inner} } } }`,
    );
    await bringAbout?.(api, college);
    const answers = () =>
      listeners.map(({ feed, first }) =>
        letterOf(first) === 'u'
          ? first
          : feed.answers.find(({ data }) => (data?.it as { what: string } | undefined)?.what === title),
      );
    const letters = (name: string) =>
      answers()
        .map((answer) => {
          const it = answer?.data?.it as Record<string, unknown> | undefined;
          return answer?.errors || it ? letterOf({ ...answer, data: { it: it?.[name] } }) : '-';
        })
        .join('');
    const found = () => Object.fromEntries(fields.map(({ name }) => [name, letters(name)]));
    await expect.poll(found).toEqual(rows);
    // a viewer without access would get the event at about the same time
    await pause(600);
    expect(found()).toEqual(rows);
    await hangUp(listeners);
  });
});
