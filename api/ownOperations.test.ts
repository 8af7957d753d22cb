import { globSync, readFileSync } from 'node:fs';
import { getIntrospectionQuery, Kind, parse, validate } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { readOperations } from './doors/rest/operations.ts';
import { documentLimits, type Size, sizeOf, sizeOfText } from './doors/graphql/documentSize.ts';
import { Documents } from './doors/graphql/documents.ts';
import { operationLimits, weigh } from './doors/graphql/limits.ts';
import { readyOperations } from './doors/graphql/readyOperations.ts';
import { buildSchema } from './schema.ts';

const root = new URL('..', import.meta.url);
const schema = buildSchema();

const stored = JSON.parse(readFileSync(new URL('persisted-operations.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;

/** The documents of the commands, collected while their files are loaded. */
const commands: string[] = [];
vi.mock('../cli/core/document.ts', () => ({ document: (text: string) => (commands.push(text), text) }));
const files = globSync('cli/{core,commands}/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
await Promise.all(files.map((file) => import(`../${file}`)));

const introspection = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
});

const documents = {
  'the web client': Object.values(stored),
  REST: [...readOperations().values()].map(({ text }) => text),
  'the command line': commands,
  'the ready operations of the sandbox': [readyOperations],
  'a tool that asks for the schema': [introspection],
};

/** The largest page, with a search. */
const most = (name: string): unknown => {
  if (/^(first|count)$/.test(name)) return 100;
  return { search: 'a', tags: ['a'] }[name] ?? null;
};

function costOf(text: string): number {
  const document = parse(text);
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const costs = operations.map((operation) => {
    const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
    return weigh(schema, document, operation, Object.fromEntries(names.map((name) => [name, most(name)]))).cost;
  });
  return Math.max(...costs);
}

describe.each(Object.entries(documents))('the documents of %s', (_, texts) => {
  test('there are documents', () => {
    expect(texts.length).toBeGreaterThan(0);
  });

  test('each document is at most a third of the size limits', () => {
    const large = texts.flatMap((text) => {
      const size: Size = { ...sizeOfText(text), ...sizeOf(parse(text)) };
      const limits = { ...documentLimits, operations: 3 * documentLimits.operations };
      const over = (Object.keys(size) as (keyof Size)[]).filter((name) => size[name]! * 3 > limits[name]);
      return over.map((name) => `${name}: ${size[name]} in ${text.slice(0, 80)}`);
    });
    expect(large).toEqual([]);
  });

  test('each document costs at most four fifths of the limit', () => {
    expect(texts.filter((text) => costOf(text) > operationLimits.cost * 0.8)).toEqual([]);
  });

  test('each document is accepted with and without a session', () => {
    for (const isSignedIn of [true, false])
      for (const text of texts) expect(new Documents(schema, false).read(text, isSignedIn)).toHaveProperty('kind');
  });
});

test('the documents of the commands match the schema', () => {
  expect(commands.length).toBeGreaterThan(40);
  expect(commands.flatMap((text) => validate(schema, parse(text)).map(({ message }) => message))).toEqual([]);
});
