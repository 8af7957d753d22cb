import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../testing/api.ts';
import { documentOfBridge } from '../../testing/documented.ts';
import { call } from '../../testing/rest.ts';
import { isThorough } from '../../testing/sample.ts';
import type { JsonSchema } from './jsonSchema.ts';
import type { Operation } from './openapiOperation.ts';

/** The number of requests, spread over all calls. */
const requests = isThorough ? 8000 : 1500;

/** Settings that would lock out all later requests. */
const neverSent = new Set(['maintenanceMode', 'sessionTimeout']);

let api: Api;
/** The tokens of the senders; the last one is anonymous. */
let tokens: string[];
/** Ids of existing objects by parameter name. */
let known: Record<string, string[]>;

beforeAll(async () => {
  api = await startApi();
  const [participant, organizer, admin, other] = await Promise.all([
    api.buildUser(),
    api.buildUser({ role: 'organizer' }),
    api.buildUser({ role: 'admin' }),
    api.buildUser(),
  ]);
  const event = await api.buildEvent({ createdBy: organizer, capacity: 4 });
  await api.buildRegistrations(event, [participant, other]);
  const past = await api.buildEvent({ createdBy: organizer, date: new Date('2020-01-01T10:00:00Z') });
  const { body } = await call<{ id: string }>(api, 'POST /api/announcements', {
    as: organizer,
    body: { title: 'Hello', content: 'World', eventId: event.id },
  });
  tokens = [...(await Promise.all([participant, organizer, admin].map(api.tokenOf))), 'nonsense', ''];
  known = {
    eventId: [event.id, past.id],
    userId: [other.id],
    announcementId: [body.data.id],
    organizer: [organizer.id],
  };
});
afterAll(() => api?.close());

const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    'null',
    'undefined',
    '',
    '0',
    '-1',
    '1e999',
    '%',
    '../..',
    '\u0000',
    'event_',
    'user_00000000000000000000000000',
  ),
);

const mostly = (usual: fc.Arbitrary<unknown>, other: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: other });

function valueOf(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  return mostly(usualOf({ ...schema, ...(type && { type }) }, name), fc.oneof(fc.jsonValue(), junk));
}

function usualOf(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  if (known[name]) return fc.constantFrom(...known[name]);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'integer') return fc.oneof(fc.integer({ min: -2, max: 200 }), fc.integer());
  if (schema.type === 'number') return fc.oneof(fc.double({ min: -1, max: 100 }), fc.double());
  if (schema.type === 'array') return fc.array(valueOf(schema.items!, name), { maxLength: 4 });
  if (schema.type === 'object') return bodyOf(schema);
  if (schema.format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(1e13) }).map((date) => date.toISOString());
  const examples = schema.examples?.filter((each) => typeof each === 'string') ?? [];
  return fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom(...examples, 'Some text'));
}

function bodyOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => !neverSent.has(name));
  const required = schema.required?.filter((name) => !neverSent.has(name)) ?? [];
  const given = fc.record(Object.fromEntries(fields.map(([name, field]) => [name, valueOf(field, name)])), {
    requiredKeys: required,
  });
  // keep the required setting unchanged
  return given.map((body) =>
    schema.properties?.['maintenanceMode'] ? { ...body, maintenanceMode: false, sessionTimeout: 60 } : body,
  );
}

function requestOf(template: string, operation: Operation): fc.Arbitrary<{ address: string; body: unknown }> {
  const parameters = operation.parameters.filter((each) => each.in !== 'header');
  const schema = operation.requestBody?.content['application/json'].schema;
  return fc
    .record({
      values: fc.tuple(
        ...parameters.map((each) =>
          each.in === 'path' ? valueOf(each.schema, each.name) : fc.option(valueOf(each.schema, each.name)),
        ),
      ),
      body: schema ? mostly(bodyOf(schema), fc.oneof(fc.jsonValue(), fc.constant('{'))) : fc.constant(undefined),
    })
    .map(({ values, body }) => {
      let address = template;
      const query = new URLSearchParams();
      for (const [n, { name, in: place }] of parameters.entries()) {
        const value = values[n];
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(inPath(text ?? '')));
        else if (value !== null && text !== undefined) query.append(name, wellFormed(text));
      }
      return { address: `${address}?${query.toString()}`, body };
    });
}

/** An empty text or dots would change the path. */
const inPath = (text: string) => (/^\.{0,2}$/.test(text) ? 'x' : wellFormed(text));
const wellFormed = (text: string) => text.toWellFormed();

test('no request that fits the document fails, hangs or gets an undocumented response', async () => {
  const all = Object.entries(documentOfBridge().paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ template, method: method.toUpperCase(), operation })),
  );
  // run deletions last: after them, other calls would only answer 404
  const operations = all.toSorted((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'));
  const statuses = new Map<number, number>();
  for (const { template, method, operation } of operations)
    // calls run one after the other, because each uses the data that earlier ones left
    await fc.assert(
      fc.asyncProperty(requestOf(template, operation), fc.nat({ max: 4 }), async ({ address, body }, who) => {
        const token = tokens[who]!;
        const answer = await call(api, `${method} ${address}`, { ...(token && { token }), body: body as never });
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: Math.ceil(requests / operations.length), endOnFailure: true, interruptAfterTimeLimit: undefined },
    );
  const seen = [...statuses.keys()];
  // the requests must reach all these outcomes; if all were refused, nothing was tested
  for (const status of [200, 201, 400, 401, 403, 404, 409]) expect(seen).toContain(status);
});
