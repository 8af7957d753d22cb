import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importProblems } from './check-imports.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evm-imports-'));
  mkdirSync(path.join(folder, 'api'));
  writeFileSync(
    path.join(folder, 'api/features.ts'),
    'export const features = [mail, accounts, events, registrations];',
  );
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
  ['api/core/jobs.ts', "import { mailQueue } from '../mail/queue.ts';"],
  ['api/events/rules.ts', "import { openDatabase } from '../database.ts';"],
  ['api/events/rules.ts', "import { seedDemo } from '../demo/seed.ts';"],
  ['api/bridge/http.ts', "import { events } from '../events/feature.ts';"],
  ['api/events/rules.ts', "import { t } from '../../web/core/i18n.tsx';"],
  ['cli/commands/server/backup.ts', "import { createEvent } from '../../../api/events/rules.ts';"],
  ['cli/core/api.ts', "import { readConfig } from '../../api/core/config.ts';"],
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

function problemsOf(file: string, source: string): string[] {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, source);
  try {
    return importProblems(folder);
  } finally {
    rmSync(place);
  }
}
