import { Type } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import type { Kinds } from './names.ts';
import { decodeUuid, encodeUuid } from './typeId.ts';

/** What an identifier is of. */
export type Kind = keyof Kinds;

const shape = /^([a-z]+)_([0-7][0-9a-hjkmnp-tv-z]{25})$/;

/** A fresh identifier (TypeID over UUIDv7: those of one process sort by creation). */
export const newId = (kind: Kind): string => toId(kind, uuidv7());

/** The identifier, as everybody sees it, of a UUID from the database. */
export const toId = (kind: Kind, uuid: string): string => `${kind}_${encodeUuid(uuid)}`;

/** As `toId`, for rows that follow each other and mostly have it in common: it is written once for all of them. */
export function toIdOnce(kind: Kind): (uuid: string) => string {
  let [known, id] = ['', ''];
  return (uuid) => {
    if (uuid !== known) [known, id] = [uuid, toId(kind, uuid)];
    return id;
  };
}

/** The UUID behind an identifier of this kind; undefined for anything else, so that it is simply not found. */
export function toUuid(kind: Kind, id: string): string | undefined {
  const [, prefix, letters] = shape.exec(id) ?? [];
  return prefix === kind ? decodeUuid(letters!) : undefined;
}

/** The kind that an identifier names; undefined where it is none. */
export const kindOf = (id: string): Kind | undefined => shape.exec(id)?.[1] as Kind | undefined;

/** The column type of identifiers: a uuid in the database, the prefixed string in the code. */
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
