import { afterAll, expect, test } from 'vitest';
import { findAnyAdmin } from './accounts/read.ts';
import { changedSince } from './announcements/history.ts';
import type { Statement } from './core/statements/rows.ts';
import { startApi } from './testing/api.ts';

const { sql, buildUser, close } = await startApi();
afterAll(close);

const planOf = async ({ text }: Statement<unknown>, value = '') =>
  JSON.stringify(await sql(`EXPLAIN ${text.replaceAll('$1', value)}`));

test('no statement of the start reads all people or all announcements', async () => {
  const { uuid } = await buildUser({ role: 'organizer' });
  await sql(`INSERT INTO users (id, first_name, last_name, email, college, role)
    SELECT gen_random_uuid(), 'Asha', 'Rao', n || '@evm.example', 'Evm College', 'participant' FROM generate_series(1, 5000) n`);
  await sql(
    `INSERT INTO announcements (id, title, content, priority, is_published, created_by, created_at, updated_at)
     SELECT gen_random_uuid(), 'Long ago', 'Text', 'low', false, $1, now() - interval '9 days', now() - interval '9 days'
       FROM generate_series(1, 2000)`,
    [uuid],
  );
  await sql('ANALYZE users, announcements');
  expect(await planOf(findAnyAdmin)).not.toContain('Seq Scan');
  expect(await planOf(changedSince, String((Date.now() - 86_400_000) * 1000))).not.toContain('Seq Scan');
});
