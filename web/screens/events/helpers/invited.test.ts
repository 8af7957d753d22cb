import { expect, test } from 'vitest';
import { addPerson, peopleInput, takeAddresses } from './invited.ts';

const texts = ([people, rest]: ReturnType<typeof takeAddresses>) => [people.map(({ text }) => text), rest];

test('an address with a separator after it is taken, and a name stays in the field', () => {
  expect(texts(takeAddresses([], 'Ravi Menon'))).toEqual([[], 'Ravi Menon']);
  expect(texts(takeAddresses([], 'ravi@x.example'))).toEqual([[], 'ravi@x.example']);
  expect(texts(takeAddresses([], 'ravi@x.example,'))).toEqual([['ravi@x.example'], '']);
  expect(texts(takeAddresses([], 'a@x.example; b@x.example\nc@x.ex'))).toEqual([
    ['a@x.example', 'b@x.example'],
    'c@x.ex',
  ]);
  expect(texts(takeAddresses([], 'Asha Rao <asha@x.example>, Ravi <ravi@x.example>'))).toEqual([
    ['asha@x.example', 'ravi@x.example'],
    '',
  ]);
});

test('each person is taken once', () => {
  const [people] = takeAddresses([], 'a@x.example, A@x.example ');
  expect(addPerson(addPerson(people, { id: 'user_1', text: 'Asha' }), { id: 'user_1', text: 'Asha' })).toHaveLength(2);
});

test('the rest of the field is sent too', () => {
  const people = addPerson([], { id: 'user_1', text: 'Asha Rao' });
  expect(peopleInput(people, 'a@x.example, wrong')).toEqual({ userIds: ['user_1'], emails: ['a@x.example', 'wrong'] });
});
