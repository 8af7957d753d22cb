import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importProblems } from './check-imports.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'evm-imports-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['api/events/validate.ts', "import { x } from './limits.ts';"],
  ['api/events/Event.ts', "import { x } from './rules.ts';"],
  ['api/events/rules.ts', "import { x } from './resolver.ts';"],
  ['api/registrations/rules.ts', "import { EventResolver } from '../events/resolver.ts';"],
  ['api/graphql.ts', "import { x } from './server.ts';"],
  ['api/demo/seed.ts', "import { openDatabase } from '../database.ts';"],
  ['web/ui/helpers.ts', ''],
  ['web/ui/index.ts', "export * from './Field.tsx';"],
])('%s must not hold: %s', (file, source) => expect(problemsOf(file, source)).toHaveLength(1));

test.each([
  ['api/events/resolver.ts', "import { createEvent } from './rules.ts';\nimport { Event } from './Event.ts';"],
  ['api/events/rules.ts', "import {\n  can,\n} from './can.ts';"],
  ['api/schema.ts', "import { EventResolver } from './events/resolver.ts';"],
  ['api/demo/seed.ts', "import type { Database } from '../database.ts';"],
  ['api/events/events.test.ts', "import { x } from '../server.ts';"],
])('%s may hold: %s', (file, source) => expect(problemsOf(file, source)).toEqual([]));

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
