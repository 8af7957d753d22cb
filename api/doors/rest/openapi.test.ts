import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSchema } from '../../schema.ts';
import { type Api, startApi } from '../../testing/api.ts';
import { documentOfBridge, fits } from '../../testing/documented.ts';
import type { JsonSchema } from './jsonSchema.ts';
import type { OpenApi } from './openapi.ts';
import { readOperations } from './operations.ts';
import { routes } from './routes.ts';

let api: Api;
let document: OpenApi;

beforeAll(async () => {
  api = await startApi();
  document = (await (await fetch(`${api.url}/api/openapi.json`)).json()) as OpenApi;
});
afterAll(() => api?.close());

test('the document matches the code, is valid OpenAPI 3.1, and lists the open calls', async () => {
  expect(document).toEqual(JSON.parse(JSON.stringify(documentOfBridge())));
  const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
  expect([errors, valid]).toEqual([undefined, true]);
  const open = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security?.length === 0)
      .map(([method]) => `${method} ${path}`),
  );
  expect(open).toEqual([
    'get /api/settings/public',
    'post /api/auth/register',
    'post /api/auth/login',
    'post /api/auth/google',
    'post /api/auth/forgot-password',
    'post /api/auth/reset-password/{token}',
    'get /api/events/{eventId}/published',
  ]);
});

test('every operation of the bridge fits the schema', () => {
  const problems = [...readOperations().values()].flatMap(({ text }) => validate(buildSchema(), parse(text)));
  expect(problems.map(String)).toEqual([]);
});

test('the document contains every route once, with a unique operation id', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.toSorted()).toEqual(
    routes.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`).toSorted(),
  );
  const names = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((each) => each.operationId),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('every field of a component has a description, and every example is valid', () => {
  const odd: string[] = [];
  const walk = (schema: JsonSchema, where: string): void => {
    for (const example of schema.examples ?? [])
      if (!fits(schema, example)) odd.push(`${where}: ${JSON.stringify(example)}`);
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      if (!field.description && field.const === undefined) odd.push(`${where}.${name} has no description`);
      walk(field, `${where}.${name}`);
    }
    if (schema.items) walk(schema.items, `${where}[]`);
  };
  for (const [name, schema] of Object.entries(document.components.schemas)) walk(schema, name);
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { requestBody, parameters }] of Object.entries(methods)) {
      if (requestBody) walk(requestBody.content['application/json'].schema, `${method} ${path}`);
      for (const { name, schema } of parameters) walk(schema, `${method} ${path} ${name}`);
    }
  expect(odd).toEqual([]);
});

test('validation rejects a response with an undocumented field', () => {
  const { components } = document;
  const event = { ...components.schemas.Event, components };
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const some = ({ properties = {} }: JsonSchema): object =>
    Object.fromEntries(
      Object.entries(properties).map(([name, { $ref, ...field }]) => [
        name,
        $ref
          ? some(components.schemas[$ref.split('/').at(-1)!]!)
          : field.type === 'array'
            ? []
            : field.type === 'boolean'
              ? true
              : (field.examples?.[0] ?? null),
      ]),
    );
  const whole = some(event);
  expect(ajv.validate(event, whole)).toBe(true);
  expect(ajv.validate(event, { ...whole, secret: 1 })).toBe(false);
  expect(ajv.validate(event, { ...whole, title: undefined })).toBe(false);
});

test('the documentation page loads nothing from other origins', async () => {
  const page = await fetch(`${api.url}/api/docs`, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*connect-src 'self'/);
  const sources = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source]) => source!);
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) {
    const url = new URL(source, page.url);
    expect(url.origin).toBe(api.url);
    expect((await fetch(url)).status).toBe(200);
  }
});
