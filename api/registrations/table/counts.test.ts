import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { answersIn, questionsIn } from '../../testing/questions.ts';

const api = await startApi();
afterAll(api.close);

const countFields =
  'registrationCounts { byCollege { name count } byAnswer { questionId options { name count } min max mean } }';

test('the creator sees counts by college and by answer; others get null', async () => {
  const organizer = await api.buildUser({ role: 'organizer' });
  const event = await api.buildEvent({ createdBy: organizer, capacity: 50 });
  const people = [];
  for (let n = 0; n < 25; n += 1)
    people.push(await api.buildUser({ college: n < 3 ? 'North' : `College ${String(n).padStart(2, '0')}` }));
  const ids = await api.buildRegistrations(event, people);
  const [size, age] = (await questionsIn(api.sql)(event, [
    { kind: 'several_of', options: ['S', 'M', 'L'] },
    { kind: 'number' },
    { kind: 'short_text' },
  ])) as [string, string];
  await answersIn(api.sql)(size, ids.slice(0, 2), ['S', 'M']);
  await answersIn(api.sql)(size, [ids[2]!], ['S']);
  for (const [n, given] of ['20', '-4.5', '8'].entries()) await answersIn(api.sql)(age, [ids[n]!], [given]);
  type Counts = { byCollege: { name: string; count: number }[]; byAnswer: object[] } | null;
  const readCounts = (who: typeof organizer) =>
    api.as(who)<{ event: { registrationCounts: Counts } }>(`{ event(id: "${event.id}") { ${countFields} } }`);
  const { byCollege, byAnswer } = (await readCounts(organizer)).data.event.registrationCounts!;
  expect([byCollege[0], byCollege[1], byCollege.length, byCollege.at(-1)]).toEqual([
    { name: 'North', count: 3 },
    { name: 'College 03', count: 1 },
    21,
    { name: '', count: 3 },
  ]);
  const none = { min: null, max: null, mean: null };
  const options = [3, 2, 0].map((count, n) => ({ name: 'SML'[n], count }));
  expect(byAnswer).toEqual([
    { questionId: size, options, ...none },
    { questionId: age, options: [], min: -4.5, max: 20, mean: expect.closeTo(7.8333, 3) },
  ]);
  for (const other of [people[0]!, await api.buildUser({ role: 'organizer' })])
    expect(await readCounts(other)).toMatchObject({ errors: [], data: { event: { registrationCounts: null } } });
});

test('counts follow the states; without states, they have everyone', async () => {
  const organizer = await api.buildUser({ role: 'organizer' });
  const event = await api.buildEvent({ createdBy: organizer, capacity: 2 });
  const person = () => api.buildUser({ college: 'North' });
  const seats = await api.buildRegistrations(event, [await person(), await person()]);
  const waiting = await api.buildWaitlist(event, [await api.buildUser({ college: 'South' })]);
  const [food, age] = (await questionsIn(api.sql)(event, [
    { kind: 'one_of', options: ['Rice', 'Bread'] },
    { kind: 'number' },
  ])) as [string, string];
  await answersIn(api.sql)(food, [...seats, ...waiting], ['Rice']);
  await answersIn(api.sql)(age, seats, ['20']);
  await answersIn(api.sql)(age, waiting, ['50']);
  type Counts = {
    byCollege: { name: string; count: number }[];
    byAnswer: { options: { count: number }[]; max: number }[];
  };
  const read = async (args: string) => {
    const fields = countFields.replace('registrationCounts', `registrationCounts${args}`);
    const { data } = await api.as(organizer)<{ event: { registrationCounts: Counts } }>(
      `{ event(id: "${event.id}") { ${fields} } }`,
    );
    const { byCollege, byAnswer } = data.event.registrationCounts;
    return [byCollege.map(({ count }) => count), byAnswer[0]!.options[0]!.count, byAnswer[1]!.max];
  };
  expect(await read('')).toEqual([[2, 1], 3, 50]);
  expect(await read('(state: [])')).toEqual([[2, 1], 3, 50]);
  expect(await read('(state: [CONFIRMED])')).toEqual([[2], 2, 20]);
  expect(await read('(state: [WAITLISTED])')).toEqual([[1], 1, 50]);
  expect(await read('(state: [REQUESTED])')).toEqual([[], 0, null]);
});
