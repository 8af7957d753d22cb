import { Type } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import type { Kinds } from '../names.ts';
import { decodeUuid, encodeUuid } from './typeId.ts';

/** The kind of object that an id belongs to. */
export type Kind = keyof Kinds;

const shape = /^([a-z]+)_([0-7][0-9a-hjkmnp-tv-z]{25})$/;

/** A new id (TypeID over UUIDv7; the ids of one process sort by creation). */
export const newId = (kind: Kind): string => toId(kind, uuidv7());

/** The public id for a UUID of the database. */
export const toId = (kind: Kind, uuid: string): string => `${kind}_${encodeUuid(uuid)}`;

/** Like `toId`, but remembers the last id, for consecutive rows that mostly share it. */
export function toIdOnce(kind: Kind): (uuid: string) => string {
  let [known, id] = ['', ''];
  return (uuid) => {
    if (uuid !== known) [known, id] = [uuid, toId(kind, uuid)];
    return id;
  };
}

/** The UUID of an id of this kind; undefined for anything else, which is then not found. */
export function toUuid(kind: Kind, id: string): string | undefined {
  return id.startsWith(kind) && id[kind.length] === '_' && shape.test(id) ? decodeUuid(id.slice(-26)) : undefined;
}

/** The kind of an id; undefined if the id is malformed. */
export const kindOf = (id: string): Kind | undefined => shape.exec(id)?.[1] as Kind | undefined;

/** The column type of ids: a uuid in the database, the prefixed string in the code. */
export class IdType extends Type<string, string> {
  constructor(private readonly kind: Kind) {
    super();
  }

  override convertToDatabaseValue(id: string): string {
    return toUuid(this.kind, id) ?? id;
  }

  override convertToJSValue(uuid: string): string {
    return uuid.includes('_') ? uuid : toId(this.kind, uuid);
  }

  override getColumnType(): string {
    return 'uuid';
  }

  override compareAsType(): string {
    return 'string';
  }

  override ensureComparable(): boolean {
    return false;
  }
}
