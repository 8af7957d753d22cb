import { fieldsRefusal } from '../refusals/errors.ts';
import { sentence } from '../texts/refusalTexts.ts';
import { type Kind, kindOf, toUuid } from '../ids/ids.ts';

/** Joins the sort keys of a row to a cursor. Runs for every row of every page, so it must be fast. */
export const encodeCursor = (...keys: readonly string[]): string => keys.join('~');

/** The sort keys of a cursor. Throws VALIDATION_FAILED if it belongs to another list. */
export function decodeCursor(cursor: string, shapes: readonly { test(key: string): boolean }[]): string[] {
  const keys = cursor.split('~');
  if (keys.length !== shapes.length || !shapes.every((shape, i) => shape.test(keys[i]!))) throw foreignCursor();
  return keys;
}

/** The shape of a sort key that is an id. */
export const idKey = (kind: Kind) => ({ test: (key: string) => kindOf(key) === kind });

/** The shape of a sort key that is a point in time. */
export const instantKey = {
  test: (key: string) => /^(?!0000)\d{4}-/.test(key) && Date.parse(key) > -1e15 && new Date(key).toISOString() === key,
};

/** The refusal of a cursor that another list made. */
export const foreignCursor = () => fieldsRefusal('VALIDATION_FAILED', { after: sentence('foreignCursor') })!;

/** The order of a list. A page begins after the sort keys of the row before it. */
export interface Keyset<Row> {
  readonly cursorOf: (row: Row) => string;
  /** The sort keys of a cursor as statement parameters; without a cursor, keys before all rows. */
  readonly placeOf: (after: string | null | undefined) => readonly unknown[];
}

const keysetOfIds = (kind: Kind, start: string): Keyset<{ id: string }> => ({
  cursorOf: ({ id }) => encodeCursor(id),
  placeOf: (after) => [after ? toUuid(kind, decodeCursor(after, [idKey(kind)])[0]!) : start],
});

/** By id, which is the order of creation: `id > $n`. */
export const oldestFirst = (kind: Kind) => keysetOfIds(kind, '00000000-0000-0000-0000-000000000000');

const afterAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** By id, descending: `id < $n`. */
export const newestFirst = (kind: Kind) => keysetOfIds(kind, afterAll);

/** By creation time, which rows of one transaction share, and by id, descending: `(created_at, id) < ($n, $m)`. */
export const latestFirst = (kind: Kind): Keyset<{ id: string; createdAt: Date }> => ({
  cursorOf: ({ createdAt, id }) => encodeCursor(createdAt.toISOString(), id),
  placeOf(after) {
    if (!after) return ['infinity', afterAll];
    const [moment, id] = decodeCursor(after, [instantKey, idKey(kind)]);
    return [moment, toUuid(kind, id!)];
  },
});
