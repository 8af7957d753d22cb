import type pg from 'pg';
import type { Entry, Follower } from '../core/journal/journal.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { type MessageKind, templateOf } from '../core/messages/message.ts';
import type { Standing } from '../mail/Standing.ts';
import { kindPerTopic, messageKindFor } from './messageKind.ts';

/** Debounce of a letter, in ms: changes within this time become one letter that shows the last state. */
const letterDelay = 120_000;

/** A pending notice or letter: the current state, compared with the last state that the recipient knew. */
interface PendingMessage {
  readonly kind: MessageKind;
  readonly data: Standing & { readonly was: Standing };
  /** The entry that caused it; undefined if it was loaded from the database unchanged. */
  readonly entry?: StandingEntry;
}

type StandingEntry = Entry<'standing.changed'>;

interface ThreadKey {
  readonly userId: string;
  readonly thread: string;
}

type LockedMessage = PendingMessage & ThreadKey & { readonly id: string };

interface Recipient {
  readonly userId: string;
  readonly language: LanguageName;
  readonly takesMail: boolean;
  /** The kinds of `kindPerTopic` that the recipient accepts by mail. */
  readonly wanted: readonly MessageKind[];
}

const threadRows = `jsonb_to_recordset($1) AS k ("userId" uuid, thread text, before jsonb)`;

// Lock order: mail_told, then notices and letters by id. Claiming and settling (mail/deliver.sql) lock in the same order.
const lockTold = `INSERT INTO mail_told AS t (user_id, thread, told)
  SELECT u.id, k.thread, k.before FROM ${threadRows} JOIN users u ON u.id = k."userId" WHERE u.notify_email ORDER BY u.id, k.thread
  ON CONFLICT (user_id, thread) DO UPDATE SET told = t.told RETURNING user_id AS "userId", thread, told`;
const lockNotices = `SELECT n.id, n.user_id AS "userId", n.thread, n.kind, n.data
  FROM ${threadRows} JOIN notices n ON n.user_id = k."userId" AND n.thread = k.thread AND n.read_at IS NULL
 ORDER BY n.id FOR UPDATE OF n`;
const lockLetters = `SELECT m.id, m.user_id AS "userId", m.thread, m.kind, m.data
  FROM ${threadRows} JOIN mail_messages m ON m.user_id = k."userId" AND m.thread = k.thread AND m.state = 'queued' AND m.claimed_at IS NULL
 ORDER BY m.id FOR UPDATE OF m`;
const readRecipients = `SELECT u.id AS "userId", u.language, u.notify_email AS "takesMail",
    ARRAY(SELECT kind FROM unnest($2::text[]) AS kind WHERE evm_wants(u.id, kind, 'email')) AS wanted
  FROM users u WHERE u.id IN (SELECT k."userId" FROM ${threadRows})`;

const messageRows = `jsonb_to_recordset($1) AS c (id uuid, "userId" uuid, thread text, kind text, data jsonb, at timestamptz, due timestamptz, cause text,
  quiet boolean)`;

const deleteNotices = `WITH gone AS (DELETE FROM notices WHERE id = ANY($1::uuid[]) RETURNING user_id)
  INSERT INTO journal (kind, user_id) SELECT DISTINCT 'notice.read', user_id FROM gone`;
const writeNotices = `WITH fresh AS MATERIALIZED (SELECT evm_new_uuid() AS notice, c.* FROM ${messageRows}),
    made AS (
      INSERT INTO notices (id, kind, user_id, thread, data, created_at)
      SELECT notice, kind, "userId", thread, data, at FROM fresh)
  INSERT INTO journal (kind, user_id, data, quiet)
  SELECT 'notice.told', "userId", jsonb_build_object('notice', notice, 'kind', kind), quiet FROM fresh`;
const deleteLetters = `DELETE FROM mail_messages WHERE id = ANY($1::uuid[])`;
const changeLetters = `UPDATE mail_messages m SET kind = c.kind, data = c.data, cause = evm_mail_cause(c.at, c.kind, c.data, c.cause)
  FROM ${messageRows} WHERE m.id = c.id`;
const writeLetters = `INSERT INTO mail_messages (kind, user_id, name, address, language, data, thread, created_at, due_at, waits, cause)
  SELECT c.kind, u.id, u.first_name || ' ' || u.last_name, u.email, u.language, c.data, c.thread, c.at, c.due, true,
         evm_mail_cause(c.at, c.kind, c.data, c.cause)
    FROM ${messageRows} JOIN users u ON u.id = c."userId"`;
// a newer state makes undelivered letters of the thread obsolete
const outdateLetters = `UPDATE mail_messages m SET useless_after = now() FROM ${threadRows}
  WHERE m.user_id = k."userId" AND m.thread = k.thread AND m.state IN ('failed', 'withheld') AND m.useless_after IS NULL`;
const writeTold = `UPDATE mail_told t SET told = k.before FROM ${threadRows} WHERE t.user_id = k."userId" AND t.thread = k.thread`;
const forgetTold = `DELETE FROM mail_told t USING ${threadRows} WHERE t.user_id = k."userId" AND t.thread = k.thread`;

/**
 * Notifies people when their standing changes: immediately by a notice, and after two minutes by a letter. An unread notice
 * and an unsent letter are updated to the current state. They are deleted if that equals what the recipient knew before.
 * Entries restored from a backup cause notices, but no letters.
 */
export const notifyOfStandings: Follower = {
  name: 'standings',
  kinds: ['standing.changed'],
  async follow(tx, entries) {
    const changes = Map.groupBy(entries as readonly StandingEntry[], ({ userId, data }) =>
      keyText({ userId: userId!, ...data }),
    );
    const changedThreads = [...changes.values()].map(([first]) => ({ userId: first!.userId!, ...first!.data }));
    const lockRows = async <Row extends ThreadKey>(text: string) => {
      const { rows } = await tx.query<Row>(text, [JSON.stringify(changedThreads)]);
      return new Map(rows.map((row) => [keyText(row), row]));
    };
    const knownStates = await lockRows<ThreadKey & { told: Standing }>(lockTold);
    const notices = await lockRows<LockedMessage>(lockNotices);
    const letters = await lockRows<LockedMessage>(lockLetters);
    const { rows: people } = await tx.query<Recipient>(readRecipients, [JSON.stringify(changedThreads), kindPerTopic]);
    const recipientsById = new Map(people.map((person) => [person.userId, person]));

    const writes = new MessageWrites();
    for (const { userId, thread } of changedThreads) {
      const key = { userId, thread };
      const threadEntries = changes.get(keyText(key))!;
      const recipient = recipientsById.get(userId);
      if (!recipient) continue;
      const notice = notices.get(keyText(key));
      const letter = letters.get(keyText(key));
      writes.replaceNotice(key, notice, noticeAfter(threadEntries, recipient, notice));
      const outcome = letterAfter(threadEntries, recipient, letter, knownStates.get(keyText(key))?.told);
      writes.replaceLetter(key, letter, outcome.letter);
      writes.noteOutcome(key, outcome);
    }
    await writes.write(tx);
  },
};

const keyText = ({ userId, thread }: ThreadKey) => `${userId} ${thread}`;

function noticeAfter(
  changes: readonly StandingEntry[],
  recipient: Recipient,
  pending: PendingMessage | undefined,
): PendingMessage | undefined {
  let notice = pending;
  for (const change of changes)
    if (!change.data.isOwn) notice = messageOf(change, recipient, notice, notice?.data.was ?? change.data.before);
  return notice;
}

interface LetterOutcome {
  letter?: PendingMessage | undefined;
  /** The state that the recipient knows from now on. null deletes the record, undefined keeps it. */
  knownState?: Standing | null | undefined;
  /** Undelivered letters of the thread are obsolete. */
  outdatesLetters?: boolean;
}

function letterAfter(
  changes: readonly StandingEntry[],
  recipient: Recipient,
  pending: PendingMessage | undefined,
  lastKnown: Standing | undefined,
): LetterOutcome {
  if (!recipient.takesMail) {
    const isOver = changes.some(({ data }) => data.after.standing === 'none');
    return { knownState: isOver ? null : undefined };
  }
  let letter = pending;
  let knownState: Standing | null | undefined = lastKnown;
  for (const change of changes) {
    const { before, after } = change.data;
    knownState ??= before;
    letter = change.quiet ? undefined : messageOf(change, recipient, letter, knownState);
    if (!letter) knownState = after;
    else if (!acceptsKind(recipient, letter.kind)) {
      // Muted recipients count as already informed: the next letter is compared with the state just before it.
      letter = undefined;
      knownState = null;
    }
  }
  return { letter, knownState: knownState ?? null, outdatesLetters: true };
}

/**
 * A promoted person gets the message about their seat even if the event has changed since. A change without a reason keeps
 * that of the change before it. Leaving the waitlist ends messages about the waitlist only.
 */
function messageOf(
  entry: StandingEntry,
  { language }: Recipient,
  pending: PendingMessage | undefined,
  was: Standing,
): PendingMessage | undefined {
  const { before, after } = entry.data;
  const stopsWaiting = before.standing === 'waits' && after.standing === 'none';
  if (stopsWaiting && pending && pending.data.standing !== 'waits') return pending;
  const has = pending?.kind === 'waitlist-seat' && after.standing === 'on' && { waited: true };
  const now = { ...after, ...has };
  const kind = messageKindFor(was, now, language);
  const reasonBefore = kind === 'event-changed' && pending?.kind === kind ? pending.data.reason : undefined;
  return kind && { kind, data: { ...(reasonBefore !== undefined && { reason: reasonBefore }), ...now, was }, entry };
}

const acceptsKind = ({ wanted }: Recipient, kind: MessageKind) =>
  wanted.some((each) => templateOf(each).topic === templateOf(kind).topic);

/** Collects the writes of a batch, so that it takes a fixed number of statements for any number of people. */
class MessageWrites {
  private readonly ids = { notices: [] as string[], letters: [] as string[] };
  private readonly rows = { notices: [] as object[], letters: [] as object[], changed: [] as object[] };
  private readonly keys = { outdated: [] as object[], forgotten: [] as object[], known: [] as object[] };

  replaceNotice(key: ThreadKey, previous: LockedMessage | undefined, next: PendingMessage | undefined): void {
    if (next === previous) return;
    if (previous) this.ids.notices.push(previous.id);
    if (next) this.rows.notices.push(rowOf(key, next));
  }

  replaceLetter(key: ThreadKey, previous: LockedMessage | undefined, next: PendingMessage | undefined): void {
    if (next === previous) return;
    if (previous && next) this.rows.changed.push({ id: previous.id, ...rowOf(key, next) });
    else if (previous) this.ids.letters.push(previous.id);
    else this.rows.letters.push(rowOf(key, next!));
  }

  noteOutcome(key: ThreadKey, { knownState, outdatesLetters }: LetterOutcome): void {
    if (outdatesLetters) this.keys.outdated.push(key);
    if (knownState) this.keys.known.push({ ...key, before: knownState });
    else if (knownState === null) this.keys.forgotten.push(key);
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
    await send(outdateLetters, keys.outdated);
    await send(forgetTold, keys.forgotten);
    await send(writeTold, keys.known);
  }
}

function rowOf(key: ThreadKey, { kind, data, entry }: PendingMessage): object {
  const { at, cause, quiet, data: change } = entry!;
  const due = change.dueAt ?? new Date(at.getTime() + letterDelay);
  return { ...key, kind, data, at, due, cause, quiet };
}
