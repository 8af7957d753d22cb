import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { request } from './load.ts';

/** The caller of an operation. Anonymous without a token. */
interface Caller {
  token?: string;
}

/** A request for one of the web client's stored operations. */
export function operation(name: string, { token }: Caller, variables: Record<string, unknown>): Buffer {
  return request('POST', '/graphql', token, { id: idOf(name), operationName: name, variables });
}

/** The bench's own operations by id. The servers store them like those of the web client. */
export const ownOperations = new Map<string, string>();

/** Stores an operation of the bench. Returns its id. */
export function store(text: string): string {
  const id = createHash('sha256').update(text).digest('hex');
  ownOperations.set(id, text);
  return id;
}

/** The same, but returns a function that builds requests for it. */
export function storeOperation(text: string): (person: Caller, variables: Record<string, unknown>) => Buffer {
  const id = store(text);
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
