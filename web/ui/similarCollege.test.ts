import { expect, test } from 'vitest';
import { similarCollege } from './similarCollege.ts';

const known = ['Kaveri Institute of Technology', 'São Tomé College', 'The Lakeside College for Design'];

test.each([
  ['kav', 'Kaveri Institute of Technology'],
  ['KAVERI  institute of technology', 'Kaveri Institute of Technology'],
  ['technology', 'Kaveri Institute of Technology'],
  ['K.I.T.', undefined],
  ['kit', 'Kaveri Institute of Technology'],
  ['LCD', 'The Lakeside College for Design'],
  ['sao tome college', 'São Tomé College'],
  ['Kaveri Institute of Technology', undefined],
  [' Kaveri Institute of Technology ', undefined],
  ['ka', undefined],
  ['...', undefined],
  ['averi', undefined],
  ['Kaveri Institute of Technology, Campus 2', undefined],
  ['', undefined],
])('for %j, the known college %j is suggested', (typed, name) => {
  expect(similarCollege(typed, known)).toBe(name);
});
