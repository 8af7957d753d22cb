import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { request } from './load.ts';

/** Who calls; without a token, nobody that the server knows. */
interface Caller {
  token?: string;
}

/** A stored operation, called as the web client calls it. */
export function operation(name: string, { token }: Caller, variables: Record<string, unknown>): Buffer {
  return request('POST', '/graphql', token, { id: idOf(name), operationName: name, variables });
}

/** Operations of the bench itself, by their ids: the servers know them as they know the web client's. */
export const ownOperations = new Map<string, string>();

/** Stores an operation beside those of the web client. */
export function stored(text: string): (person: Caller, variables: Record<string, unknown>) => Buffer {
  const id = createHash('sha256').update(text).digest('hex');
  ownOperations.set(id, text);
  return ({ token }, variables) => request('POST', '/graphql', token, { id, variables });
}

const ids = new Map<string, string>();

export function idOf(name: string): string {
  const known = ids.get(name);
  if (known) return known;
  const file = path.resolve(import.meta.dirname, `../web/__generated__/${name}.graphql.ts`);
  const id = /"id": "([0-9a-f]{64})"/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!id) throw new Error(`The web client has no stored operation ${name}.`);
  ids.set(name, id);
  return id;
}
