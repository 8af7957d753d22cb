import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';

const api = await startApi();
afterAll(api.close);

const readKnownColleges = async () =>
  (await api.graphql<{ knownColleges: string[] }>('{ knownColleges }')).data.knownColleges;

test('colleges of at least three people are public, once each, in their most common spelling', async () => {
  const spellings = ['São Tomé College', 'Sao Tome College', 'São Tomé College', ' SAO  TOME college ']
    .concat(['Evergreen', 'evergreen', 'Evergreen'])
    .concat(['Only Two', 'Only Two'])
    .concat([' ', '', ' ']);
  expect(await readKnownColleges()).toEqual([]);
  for (const college of spellings) {
    const { uuid } = await api.buildUser();
    await api.sql('UPDATE users SET college = $2 WHERE id = $1', [uuid, college]);
  }
  expect(await readKnownColleges()).toEqual(['São Tomé College', 'Evergreen']);
});
