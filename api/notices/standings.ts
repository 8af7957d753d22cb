import type pg from 'pg';
import type { Entry, Follower } from '../core/journal.ts';
import { type MessageKind, templateOf } from '../core/message.ts';
import type { Standing } from '../mail/Standing.ts';
import { messageAbout, oneOfEachTopic } from './standing.ts';

/** So long, in ms, a letter waits for what may change meanwhile: of that, the last state is told. */
const wait = 120_000;

/** A message, unread or not sent yet: how it stands by now, measured against what its person knew before it. */
interface Message {
  readonly kind: MessageKind;
  readonly data: Standing & { readonly was: Standing };
  /** What it is about; none of one that was there before. */
  readonly entry?: Change;
}

type Change = Entry<'standing.changed'>;

interface Key {
  readonly userId: string;
  readonly thread: string;
}

type Found = Message & Key & { readonly id: string };

interface Reader {
  readonly userId: string;
  readonly takesMail: boolean;
  /** Those of `oneOfEachTopic` that they want to be mailed. */
  readonly wanted: readonly MessageKind[];
}

const threads = `jsonb_to_recordset($1) AS k ("userId" uuid, thread text, before jsonb)`;

// the row of mail_told is locked first, as when a letter is claimed or settled (mail/deliver.sql), so that all take turns
const lockTold = `INSERT INTO mail_told AS t (user_id, thread, told)
  SELECT u.id, k.thread, k.before FROM ${threads} JOIN users u ON u.id = k."userId" WHERE u.notify_email ORDER BY u.id, k.thread
  ON CONFLICT (user_id, thread) DO UPDATE SET told = t.told RETURNING user_id AS "userId", thread, told`;
const lockNotices = `SELECT n.id, n.user_id AS "userId", n.thread, n.kind, n.data
  FROM ${threads} JOIN notices n ON n.user_id = k."userId" AND n.thread = k.thread AND n.read_at IS NULL
 ORDER BY n.id FOR UPDATE OF n`;
const lockLetters = `SELECT m.id, m.user_id AS "userId", m.thread, m.kind, m.data
  FROM ${threads} JOIN mail_messages m ON m.user_id = k."userId" AND m.thread = k.thread AND m.state = 'queued' AND m.claimed_at IS NULL
 ORDER BY m.id FOR UPDATE OF m`;
const readers = `SELECT u.id AS "userId", u.notify_email AS "takesMail",
    ARRAY(SELECT kind FROM unnest($2::text[]) AS kind WHERE evm_wants(u.id, kind, 'email')) AS wanted
  FROM users u WHERE u.id IN (SELECT k."userId" FROM ${threads})`;

const written = `jsonb_to_recordset($1) AS c (id uuid, "userId" uuid, thread text, kind text, data jsonb, at timestamptz, due timestamptz, cause text,
  quiet boolean)`;

const deleteNotices = `WITH gone AS (DELETE FROM notices WHERE id = ANY($1::uuid[]) RETURNING user_id)
  INSERT INTO journal (kind, user_id) SELECT DISTINCT 'notice.read', user_id FROM gone`;
const writeNotices = `WITH fresh AS MATERIALIZED (SELECT evm_new_uuid() AS notice, c.* FROM ${written}),
    made AS (
      INSERT INTO notices (id, kind, user_id, thread, data, created_at)
      SELECT notice, kind, "userId", thread, data, at FROM fresh)
  INSERT INTO journal (kind, user_id, data, quiet)
  SELECT 'notice.told', "userId", jsonb_build_object('notice', notice, 'kind', kind), quiet FROM fresh`;
const deleteLetters = `DELETE FROM mail_messages WHERE id = ANY($1::uuid[])`;
const changeLetters = `UPDATE mail_messages m SET kind = c.kind, data = c.data, cause = evm_mail_cause(c.at, c.kind, c.data, c.cause)
  FROM ${written} WHERE m.id = c.id`;
const writeLetters = `INSERT INTO mail_messages (kind, user_id, name, address, language, data, thread, created_at, due_at, waits, cause)
  SELECT c.kind, u.id, u.first_name || ' ' || u.last_name, u.email, u.language, c.data, c.thread, c.at, c.due, true,
         evm_mail_cause(c.at, c.kind, c.data, c.cause)
    FROM ${written} JOIN users u ON u.id = c."userId"`;
// what could not be delivered before is no longer true
const outdate = `UPDATE mail_messages m SET useless_after = now() FROM ${threads}
  WHERE m.user_id = k."userId" AND m.thread = k.thread AND m.state IN ('failed', 'withheld') AND m.useless_after IS NULL`;
const writeTold = `UPDATE mail_told t SET told = k.before FROM ${threads} WHERE t.user_id = k."userId" AND t.thread = k.thread`;
const forgetTold = `DELETE FROM mail_told t USING ${threads} WHERE t.user_id = k."userId" AND t.thread = k.thread`;

/**
 * Tells people how it stands by now, where somebody else has changed it: at once by a notice, and by a letter after two
 * minutes. As long as a notice is not read, or a letter not sent, it says how it is by now, measured against what its person
 * knew before it; where that is the same again, it goes.
 */
export const tellStandings: Follower = {
  name: 'standings',
  kinds: ['standing.changed'],
  async follow(tx, entries) {
    const changes = Map.groupBy(entries as readonly Change[], ({ userId, data }) =>
      nameOf({ userId: userId!, ...data }),
    );
    const all = [...changes.values()].map(([first]) => ({ userId: first!.userId!, ...first!.data }));
    const find = async <Row extends Key>(text: string) => {
      const { rows } = await tx.query<Row>(text, [JSON.stringify(all)]);
      return new Map(rows.map((row) => [nameOf(row), row]));
    };
    const told = await find<Key & { told: Standing }>(lockTold);
    const notices = await find<Found>(lockNotices);
    const letters = await find<Found>(lockLetters);
    const { rows: people } = await tx.query<Reader>(readers, [JSON.stringify(all), oneOfEachTopic]);
    const readersById = new Map(people.map((reader) => [reader.userId, reader]));

    const work = new Work();
    for (const { userId, thread } of all) {
      const key = { userId, thread };
      const own = changes.get(nameOf(key))!;
      const reader = readersById.get(userId);
      if (!reader) continue;
      const notice = notices.get(nameOf(key));
      const letter = letters.get(nameOf(key));
      work.replaceNotice(key, notice, noticeAfter(own, notice));
      const outcome = letterAfter(own, reader, letter, told.get(nameOf(key))?.told);
      work.replaceLetter(key, letter, outcome.letter);
      work.note(key, outcome);
    }
    await work.write(tx);
  },
};

const nameOf = ({ userId, thread }: Key) => `${userId} ${thread}`;

function noticeAfter(changes: readonly Change[], found: Message | undefined): Message | undefined {
  let notice = found;
  for (const change of changes)
    if (!change.data.isOwn) notice = messageOf(change, notice, notice?.data.was ?? change.data.before);
  return notice;
}

interface Outcome {
  letter?: Message | undefined;
  /** What the person knows from now on; null: it is forgotten, undefined: it stays as it is. */
  told?: Standing | null | undefined;
  /** What could not be delivered before is no longer true. */
  outdates?: boolean;
}

function letterAfter(
  changes: readonly Change[],
  reader: Reader,
  found: Message | undefined,
  known: Standing | undefined,
): Outcome {
  if (!reader.takesMail) {
    const isOver = changes.some(({ data }) => data.after.standing === 'none');
    return { told: isOver ? null : undefined };
  }
  let letter = found;
  let told: Standing | null | undefined = known;
  for (const change of changes) {
    const { before, after } = change.data;
    told ??= before;
    letter = change.quiet ? undefined : messageOf(change, letter, told);
    if (!letter) told = after;
    else if (!wants(reader, letter.kind)) {
      // one who does not want to hear of this knows it: what is told next is measured against how it is before that
      letter = undefined;
      told = null;
    }
  }
  return { letter, told: told ?? null, outdates: true };
}

/** Who has waited for a seat has done so, also where the event has changed since. */
function messageOf(entry: Change, pending: Message | undefined, was: Standing): Message | undefined {
  const has = pending?.kind === 'waitlist-seat' && entry.data.after.standing === 'on' && { waited: true };
  const now = { ...entry.data.after, ...has };
  const kind = messageAbout(was, now);
  return kind && { kind, data: { ...now, was }, entry };
}

const wants = ({ wanted }: Reader, kind: MessageKind) =>
  wanted.some((each) => templateOf(each).topic === templateOf(kind).topic);

/** What a batch changes, gathered, so that it is a few statements however many people it is about. */
class Work {
  private readonly ids = { notices: [] as string[], letters: [] as string[] };
  private readonly rows = { notices: [] as object[], letters: [] as object[], changed: [] as object[] };
  private readonly keys = { outdated: [] as object[], forgotten: [] as object[], told: [] as object[] };

  replaceNotice(key: Key, found: Found | undefined, is: Message | undefined): void {
    if (is === found) return;
    if (found) this.ids.notices.push(found.id);
    if (is) this.rows.notices.push(rowOf(key, is));
  }

  replaceLetter(key: Key, found: Found | undefined, is: Message | undefined): void {
    if (is === found) return;
    if (found && is) this.rows.changed.push({ id: found.id, ...rowOf(key, is) });
    else if (found) this.ids.letters.push(found.id);
    else this.rows.letters.push(rowOf(key, is!));
  }

  note(key: Key, { told, outdates }: Outcome): void {
    if (outdates) this.keys.outdated.push(key);
    if (told) this.keys.told.push({ ...key, before: told });
    else if (told === null) this.keys.forgotten.push(key);
  }

  async write(tx: pg.ClientBase): Promise<void> {
    const { ids, rows, keys } = this;
    const send = async (text: string, list: readonly (string | object)[]) => {
      if (list.length > 0) await tx.query(text, [typeof list[0] === 'string' ? list : JSON.stringify(list)]);
    };
    await send(deleteNotices, ids.notices);
    await send(writeNotices, rows.notices);
    await send(deleteLetters, ids.letters);
    await send(changeLetters, rows.changed);
    await send(writeLetters, rows.letters);
    await send(outdate, keys.outdated);
    await send(forgetTold, keys.forgotten);
    await send(writeTold, keys.told);
  }
}

function rowOf(key: Key, { kind, data, entry }: Message): object {
  const { at, cause, quiet, data: change } = entry!;
  const due = change.dueAt ?? new Date(at.getTime() + wait);
  return { ...key, kind, data, at, due, cause, quiet };
}
