import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toUuid } from '../../core/ids/ids.ts';
import { type Api, startApi } from '../../testing/api.ts';
import type { BuiltEvent, Person } from '../../testing/build.ts';
import { answersIn, questionsIn } from '../../testing/questions.ts';

interface Page {
  totalCount: number;
  edges: { cursor: string; node: { name: string; state: string; answers: { values: string[] }[] } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

let api: Api;
let event: BuiltEvent;
let [organizer, admin, colleague, asha] = [] as unknown as [Person, Person, Person, Person];

beforeAll(async () => {
  api = await startApi();
  organizer = await api.buildUser({ role: 'organizer' });
  colleague = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
  const person = (firstName: string, college: string) =>
    api.buildUser({ firstName, lastName: '', college, email: `${firstName.toLowerCase()}@evm.example` });
  asha = await person('Asha', 'North College');
  const [ben, cyra, dev, emil] = [
    await person('Ben', 'South College'),
    await person('cyra', 'North College'),
    await person('Dev', 'East College'),
    await person('Émil', 'South College'),
  ];
  event = await api.buildEvent({ createdBy: organizer, capacity: 2 });
  const seats = await api.buildRegistrations(event, [emil, asha]);
  await api.buildWaitlist(event, [dev, ben]);
  await api.buildRequests(event, [cyra]);
  const people = [emil, asha, dev, ben, cyra];
  for (const [n, { uuid, firstName }] of people.entries())
    await api.sql(
      `UPDATE registrations SET name = $3, email = $4, created_at = now() - $5 * interval '1 minute' WHERE event_id = $1 AND user_id = $2`,
      [event.uuid, uuid, firstName, `${firstName.toLowerCase()}@evm.example`, n],
    );
  const [question] = await questionsIn(api.sql)(event);
  await answersIn(api.sql)(question!, seats, ['Ordinary']);
});
afterAll(() => api?.close());

const listed = (who: Person, args = '') =>
  api.as(who)<{ event: { registrations: Page | null } }>(
    `{ event(id: "${event.id}") { registrations${args && `(${args})`} {
       totalCount edges { cursor node { name state answers { values } } } pageInfo { hasNextPage endCursor } } } }`,
  );
const names = async (args: string, who = organizer) =>
  (await listed(who, args)).data.event.registrations!.edges.map(({ node }) => node.name).join(' ');

test('the creator and admins see all registrations with state and answers; others get null', async () => {
  for (const who of [organizer, admin]) {
    const { totalCount, edges } = (await listed(who)).data.event.registrations!;
    expect(totalCount).toBe(5);
    expect(edges.map(({ node }) => [node.name, node.state, node.answers.flatMap(({ values }) => values)])).toEqual([
      ['cyra', 'REQUESTED', []],
      ['Ben', 'WAITLISTED', []],
      ['Dev', 'WAITLISTED', []],
      ['Asha', 'CONFIRMED', ['Ordinary']],
      ['Émil', 'CONFIRMED', ['Ordinary']],
    ]);
  }
  for (const who of [colleague, asha])
    expect(await listed(who)).toMatchObject({ data: { event: { registrations: null } }, errors: [] });
});

test('userId finds the registration of one person; an id of another kind finds none', async () => {
  const one = async (args: string) => {
    const { totalCount, edges } = (await listed(organizer, args)).data.event.registrations!;
    expect(totalCount).toBe(edges.length);
    return edges.map(({ node }) => node.name);
  };
  expect(await one(`userId: "${asha.id}"`)).toEqual(['Asha']);
  expect(await one(`userId: "${asha.id}", state: [CONFIRMED]`)).toEqual(['Asha']);
  expect(await one(`userId: "${asha.id}", state: [REQUESTED]`)).toEqual([]);
  expect(await one(`userId: "${asha.id}", attendance: IN`)).toEqual([]);
  expect(await one(`userId: "${colleague.id}"`)).toEqual([]);
  expect(await one(`userId: "${event.id}"`)).toEqual([]);
});

const orders: [string, string][] = [
  ['sort: WHEN', 'cyra Ben Dev Asha Émil'],
  ['sort: NAME', 'Asha Ben cyra Dev Émil'],
  ['sort: COLLEGE', 'Dev Asha cyra Émil Ben'],
  ['sort: STATE', 'Émil Asha Dev Ben cyra'],
];

describe('sorting the table', () => {
  test.each(orders)('%s is the same order in one page and in pages of two, also descending', async (sort, expected) => {
    const turned = expected.split(' ').toReversed().join(' ');
    for (const [args, order] of [
      [sort, expected],
      [`${sort}, descending: true`, turned],
    ] as const) {
      expect(await names(args)).toBe(order);
      const seen: string[] = [];
      for (let after: string | null = null; ;) {
        const cursor: string = after ? `, after: "${after}"` : '';
        const { edges, pageInfo } = (await listed(organizer, `first: 2, ${args}${cursor}`)).data.event.registrations!;
        seen.push(...edges.map(({ node }) => node.name));
        if (!pageInfo.hasNextPage) break;
        after = pageInfo.endCursor;
      }
      expect(seen.join(' ')).toBe(order);
    }
  });

  test('a cursor of another order is refused', async () => {
    const { endCursor } = (await listed(organizer, 'first: 2, sort: NAME')).data.event.registrations!.pageInfo;
    for (const other of ['sort: COLLEGE', 'sort: NAME, descending: true']) {
      const { code, fields } = await listed(organizer, `${other}, after: "${endCursor}"`);
      expect([code, Object.keys(fields!)]).toEqual(['VALIDATION_FAILED', ['after']]);
    }
  });
});

test.each([
  ['search: "north"', 'cyra Asha'],
  ['search: "emil"', 'Émil'],
  ['search: "ben@evm south"', 'Ben'],
  ['search: "ben north"', ''],
  ['state: [WAITLISTED]', 'Ben Dev'],
  ['state: [REQUESTED, CONFIRMED], search: "college"', 'cyra Asha Émil'],
  ['state: []', 'cyra Ben Dev Asha Émil'],
])('%s finds "%s"', async (args, expected) => {
  expect(await names(args)).toBe(expected);
  const { totalCount } = (await listed(organizer, args)).data.event.registrations!;
  expect(totalCount).toBe(expected.split(' ').filter(Boolean).length);
});

test('a page takes one statement, the count a second one, and all answers a third one', async () => {
  const sentFor = async (inner: string) => {
    const before = api.database.reader.sent;
    await api.as(organizer)(`{ event(id: "${event.id}") { id ${inner} } }`);
    return api.database.reader.sent - before;
  };
  const event0 = await sentFor('');
  expect((await sentFor('registrations { edges { node { name } } }')) - event0).toBe(1);
  expect((await sentFor('registrations { totalCount edges { node { name } } }')) - event0).toBe(2);
  expect((await sentFor('registrations { totalCount edges { node { answers { values } } } }')) - event0).toBe(3);
});

test('the list keeps people who gave one answer to a question, together with the other filters', async () => {
  const organizer = await api.buildUser({ role: 'organizer' });
  const event = await api.buildEvent({ createdBy: organizer, capacity: 5 });
  const people = [await api.buildUser(), await api.buildUser(), await api.buildUser()];
  const ids = await api.buildRegistrations(event, people);
  const [food, drink] = (await questionsIn(api.sql)(event, [
    { kind: 'several_of', options: ['Rice', 'Bread'] },
    { kind: 'several_of', options: ['Rice', 'Tea'] },
  ])) as [string, string];
  await answersIn(api.sql)(food, [ids[0]!], ['Rice', 'Bread']);
  await answersIn(api.sql)(food, [ids[1]!], ['Bread']);
  await answersIn(api.sql)(drink, [ids[2]!], ['Rice']);
  const read = async (args: string) => {
    const { data } = await api.as(organizer)<{
      event: { registrations: { totalCount: number; edges: { node: { id: string } }[] } };
    }>(`{ event(id: "${event.id}") { registrations(${args}) { totalCount edges { node { id } } } } }`);
    const { totalCount, edges } = data.event.registrations;
    expect(totalCount).toBe(edges.length);
    return edges.map(({ node }) => node.id);
  };
  expect(await read(`questionId: "${food}", answer: "Bread"`)).toEqual([ids[0], ids[1]]);
  expect(await read(`questionId: "${food}", answer: "Bread", descending: true`)).toEqual([ids[1], ids[0]]);
  expect(await read(`questionId: "${food}", answer: "Rice"`)).toEqual([ids[0]]);
  expect(await read(`questionId: "${drink}", answer: "Rice", attendance: NOT_IN`)).toEqual([ids[2]]);
  expect(await read(`questionId: "${food}", answer: "Bread", attendance: IN`)).toEqual([]);
  expect(await read(`questionId: "${food}", answer: "Bread", state: [WAITLISTED]`)).toEqual([]);
  expect(await read(`questionId: "${event.id}", answer: "Bread"`)).toEqual([]);
  for (const [args, missing] of [
    [`questionId: "${food}"`, 'answer'],
    ['answer: "Bread"', 'questionId'],
  ]) {
    const { errors } = await api.as(organizer)(
      `{ event(id: "${event.id}") { registrations(${args}) { totalCount } } }`,
    );
    expect(errors[0]!.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { [missing!]: 'questionId and answer are given together' },
    });
  }
});

describe('sorting by an answer', () => {
  let args: (sort: string, more?: string) => string;
  let read: (args: string) => Promise<{ people: string; code: string | undefined; fields: object | undefined }>;
  let [size, age, note] = ['', '', ''];
  beforeAll(async () => {
    const event = await api.buildEvent({ createdBy: organizer, capacity: 9 });
    const people = await api.buildUsers(5);
    const ids = await api.buildRegistrations(event, people);
    for (const [n, { uuid }] of people.entries())
      await api.sql('UPDATE registrations SET name = $3 WHERE event_id = $1 AND user_id = $2', [
        event.uuid,
        uuid,
        'ABCDE'[n],
      ]);
    [size, age, note] = (await questionsIn(api.sql)(event, [
      { kind: 'one_of', options: ['S', 'M', 'L', 'XL'] },
      { kind: 'number' },
      {},
    ])) as [string, string, string];
    const answers = {
      [size]: ['XL', 'S', 'M', 'L'],
      [age]: ['9', '-10.5', '10', '-2'],
      [note]: ['zoo', 'Über', 'apple', 'Apple pie'],
    };
    for (const [question, given] of Object.entries(answers))
      for (const [n, answer] of given.entries()) await answersIn(api.sql)(question, [ids[n]!], [answer]);
    args = (sort, more = '') => `sort: ANSWER, sortQuestionId: "${sort}"${more}`;
    read = async (args) => {
      let [people, cursor] = ['', ''];
      for (;;) {
        const { data, code, fields } = await api.as(organizer)<{ event: { registrations: Page } }>(
          `{ event(id: "${event.id}") { registrations(first: 2, ${args}${cursor}) {
            edges { node { name } } pageInfo { hasNextPage endCursor } } } }`,
        );
        if (code) return { people, code, fields };
        const { edges, pageInfo } = data.event.registrations;
        people += edges.map(({ node }) => node.name).join('');
        if (!pageInfo.hasNextPage) return { people, code: undefined, fields: undefined };
        cursor = `, after: "${pageInfo.endCursor}"`;
      }
    };
  });

  test.each([
    ['options in their order', () => size, 'BCDAE', 'ADCBE'],
    ['numbers by value', () => age, 'BDACE', 'CADBE'],
    ['texts ignoring case and accents', () => note, 'CDBAE', 'ABDCE'],
  ])('%s, over several pages; people without an answer are last', async (_, question, up, down) => {
    expect((await read(args(question()))).people).toBe(up);
    expect((await read(args(question(), ', descending: true'))).people).toBe(down);
  });

  test('together with a filter by another answer, also by a former question', async () => {
    await api.sql('UPDATE questions SET position = NULL WHERE id = $1', [toUuid('question', age)]);
    expect((await read(args(age, `, questionId: "${size}", answer: "XL", attendance: NOT_IN`))).people).toBe('A');
    expect((await read(args(age))).people).toBe('BDACE');
  });

  test('refuses an order without its question, and a cursor of another question', async () => {
    for (const wrong of ['sort: ANSWER', `sort: NAME, sortQuestionId: "${size}"`, `sortQuestionId: "${size}"`])
      expect(await read(wrong)).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: { sortQuestionId: 'sortQuestionId is given with the order ANSWER, and only then' },
      });
    const { data } = await api.as(organizer)<{ event: { registrations: Page } }>(
      `{ event(id: "${event.id}") { registrations(first: 2, ${args(size)}) { pageInfo { endCursor } } } }`,
    );
    const { endCursor } = data.event.registrations.pageInfo;
    for (const other of [args(note), args(size, ', descending: true')])
      expect(await read(`${other}, after: "${endCursor}"`)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

test('each person on the waitlist has a position, in any order and with any filter', async () => {
  const read = async (who: Person, args: string) => {
    const { data } = await api.as(who)<{
      event: { registrations: { edges: { node: { name: string; waitlistPosition: number | null } }[] } | null };
    }>(`{ event(id: "${event.id}") { registrations(${args}) { edges { node { name waitlistPosition } } } } }`);
    return data.event.registrations?.edges.map(({ node }) => [node.name, node.waitlistPosition]);
  };
  expect(await read(organizer, 'sort: NAME')).toEqual([
    ['Asha', null],
    ['Ben', 2],
    ['cyra', null],
    ['Dev', 1],
    ['Émil', null],
  ]);
  expect(await read(organizer, 'search: "ben"')).toEqual([['Ben', 2]]);
});
