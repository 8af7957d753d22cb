import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { importProblems } from './check-imports.ts';
import { sqlProblems } from './check-sql.ts';

const making = (name: string, body: string) =>
  `CREATE OR REPLACE FUNCTION ${name}() RETURNS void LANGUAGE sql AS $$ ${body} $$;`;
const migration = (...tables: string[]) =>
  `up() { ${tables.map((name) => `this.addSql('CREATE TABLE ${name}');`).join(' ')} } down() {}`;

const features = ['mail', 'accounts', 'events', 'registrations'];
let folder: string;
function write(file: string, source: string): string {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, source);
  return place;
}
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evm-imports-'));
  mkdirSync(path.join(folder, 'api'));
  writeFileSync(path.join(folder, 'api/features.ts'), `export const features = [${features.join(', ')}];`);
  write('api/registrations/leave.sql', making('evm_leave', 'INSERT INTO registrations'));
  write('api/accounts/User.ts', "@Entity({ tableName: 'users' })");
  write('api/events/write.ts', "execute('INSERT INTO events')");
  write('migrations/Migration1.ts', migration('users', 'events', 'registrations', 'mail_told'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['api/events/validate.ts', "import { x } from './limits.ts';"],
  ['api/events/Event.ts', "import { x } from './rules.ts';"],
  ['api/events/rules.ts', "import { x } from './resolver.ts';"],
  ['api/registrations/rules.ts', "import { EventResolver } from '../events/resolver.ts';"],
  ['api/graphql.ts', "import { x } from './server.ts';"],
  ['api/accounts/rules.ts', "import { createEvent } from '../events/rules.ts';"],
  ['api/mail/read.ts', "import type { User } from '../accounts/User.ts';"],
  ['api/core/jobs/jobs.ts', "import { mailQueue } from '../../mail/queue.ts';"],
  ['api/events/rules.ts', "import { openDatabase } from '../database.ts';"],
  ['api/events/rules.ts', "import { seedDemo } from '../demo/seed.ts';"],
  ['api/bridge/http.ts', "import { events } from '../events/feature.ts';"],
  ['api/events/rules.ts', "import { t } from '../../web/core/i18n.tsx';"],
  ['cli/commands/server/backup.ts', "import { createEvent } from '../../../api/events/rules.ts';"],
  ['cli/core/api.ts', "import { readConfig } from '../../api/core/context/config.ts';"],
  ['cli/core/api.ts', "import { t } from '../../web/core/i18n.tsx';"],
  ['web/core/session.ts', "import { createEvent } from '../../api/events/rules.ts';"],
  ['web/screens/events/Card.tsx', "import { LoginScreen } from '../accounts/LoginScreen.tsx';"],
  ['web/ui/Card.tsx', "import { LoginScreen } from '../screens/accounts/LoginScreen.tsx';"],
  ['web/ui/helpers.ts', ''],
  ['web/ui/index.ts', "export * from './Field.tsx';"],
])('%s must not contain: %s', (file, source) => expect(problemsOf(file, source)).toHaveLength(1));

test.each([
  ['api/events/resolver.ts', "import { createEvent } from './rules.ts';\nimport { Event } from './Event.ts';"],
  ['api/events/rules.ts', "import {\n  can,\n} from './can.ts';"],
  ['api/events/feature.ts', "import { EventResolver } from './resolver.ts';"],
  ['api/registrations/rules.ts', "import { createEvent } from '../events/rules.ts';"],
  ['api/demo/seed.ts', "import { createEvent } from '../events/rules.ts';"],
  ['cli/commands/server/backup.ts', "import { backUp } from '../../../api/manage/backup.ts';"],
  ['cli/commands/events/create.ts', "import { validateEvent } from '../../../api/events/validate.ts';"],
  ['web/screens/events/Card.tsx', "import { statusOf } from '../../../api/events/status.ts';"],
  ['api/events/events.test.ts', "import { x } from '../server.ts';"],
])('%s may contain: %s', (file, source) => expect(problemsOf(file, source)).toEqual([]));

describe('the SQL of a feature', () => {
  test.each([
    [
      'api/mail/say.sql',
      making('evm_say', 'SELECT FROM registrations'),
      'api/mail/say.sql names registrations of registrations:',
    ],
    [
      'api/events/ends.sql',
      making('evm_end', 'SELECT evm_leave()'),
      'api/events/ends.sql names evm_leave of registrations:',
    ],
    [
      'api/core/jobs/jobs.sql',
      making('evm_job', 'SELECT id FROM a, users u'),
      'api/core/jobs/jobs.sql names users of accounts:',
    ],
    [
      'api/registrations/gone.sql',
      making('evm_gone', 'SELECT evm_nobody()'),
      'api/registrations/gone.sql names evm_nobody, which',
    ],
  ])('%s must not hold: %s', (file, source, problem) =>
    expect(problemsOf(file, source)).toEqual([expect.stringContaining(problem)]),
  );

  test.each([
    ['api/registrations/rules.sql', making('evm_rule', 'SELECT evm_leave() FROM events JOIN users ON true')],
    ['api/mail/say.sql', `-- registrations\n${making('evm_say', "SELECT 'from events and users'")}`],
    ['api/mail/last.sql', making('evm_last', 'SELECT evm_last(evm_wants($1)) FROM mail_told')],
  ])('%s may hold: %s', (file, source) => expect(problemsOf(file, source)).toEqual([]));

  test('a statement of a transaction must have a name', () =>
    expect(problemsOf('api/events/rules.ts', 'await em.execute(`SELECT FROM events WHERE id = ?`, [id]);')).toEqual([
      'api/events/rules.ts: a transaction runs named statements, by em.rows and em.write.',
    ]));

  test('an exception must be needed', () => {
    const allowed = ['api/mail/post.sql users', 'api/mail/post.sql events'];
    const file = write('api/mail/post.sql', making('evm_post', 'SELECT FROM users'));
    onTestFinished(() => rmSync(file));
    expect(sqlProblems(folder, features, allowed)).toEqual([
      'tools/check-sql.ts: the exception “api/mail/post.sql events” is not needed any more.',
    ]);
  });

  test('a table belongs to a feature', () => {
    const source = migration('kites', 'old').replace('down()', "this.addSql('DROP TABLE old'); } down()");
    expect(problemsOf('migrations/Migration2.ts', source)).toEqual([
      'tools/check-sql.ts does not know of which feature the table kites is.',
    ]);
  });
});

function problemsOf(file: string, source: string): string[] {
  const place = write(file, source);
  try {
    return importProblems(folder);
  } finally {
    rmSync(place);
  }
}
