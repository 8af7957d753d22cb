import { type Context, requireViewer } from '../core/context/context.ts';
import { inWords } from '../core/texts/inWords.ts';
import { refuseInvalid } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { asJson } from '../core/statements/json.ts';
import { statement } from '../core/statements/rows.ts';
import type { Sentence } from '../core/texts/texts.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import type { EventRow } from '../events/Event.ts';
import type { DoorPersonRow } from './Door.ts';
import { countFailedTries, tooManyCodes, remainingTries } from './guesses.ts';
import { type CheckInsInput, type ScanAnswer, type ScanInput, ScanOutcome, type UndoneScanInput } from './inputs.ts';
import { doorPeopleById, forgetCounts, requireKeeperUntil } from './read.ts';
import { recordUndo } from './rules.ts';
import { type Scan, correctTime } from './status.ts';
import { scanIdProblem, validateCheckIn, validateUpload } from './validate.ts';
import {
  isWrongGuess,
  lockForSeats,
  lockSeats,
  type CheckInProblem,
  type Identification,
  identifyPeople,
} from './identifyPeople.ts';
import { sentence } from './texts.ts';

/** A scan of a queue, with its person or its problem. */
interface IdentifiedScan {
  readonly scan: ScanInput;
  readonly who: Identification | { readonly code: 'INVALID'; readonly message: Sentence };
}

interface StoredScan extends Scan {
  readonly door: string | null;
}

const insertScans = statement(
  'scans-insert',
  `WITH kept AS (
    INSERT INTO scans AS s (event_id, id, user_id, at, by_id, door)
    SELECT $1, id, person, at, $2, door FROM jsonb_to_recordset($3::jsonb) AS t (id uuid, person uuid, at timestamptz, door text)
     ORDER BY id
    ON CONFLICT (event_id, id) DO UPDATE SET at = excluded.at WHERE excluded.at < s.at AND excluded.user_id = s.user_id
    RETURNING s.event_id, s.user_id)
  SELECT evm_append_scans(event_id, array_agg(user_id), NULL) FROM kept GROUP BY event_id`,
);

const insertUndone = statement(
  'scans-undone-later',
  `INSERT INTO undone_scans (event_id, scan_id, undone_at, undone_by)
  SELECT $1, id, at, $2 FROM jsonb_to_recordset($3::jsonb) AS t (id uuid, at timestamptz) ORDER BY id
  ON CONFLICT DO NOTHING`,
);

const selectScannedPeople = statement<{ name: string }>(
  'scans-people',
  `SELECT DISTINCT coalesce(s.user_id, s.id) AS person, coalesce(r.name, s.guest_name) AS name FROM standing_scans s
    LEFT JOIN registrations r ON r.event_id = s.event_id AND r.user_id = s.user_id
   WHERE s.event_id = $1 AND s.id = ANY($2::uuid[]) AND coalesce(r.name, s.guest_name) IS NOT NULL ORDER BY name`,
);

/**
 * Lets one upload at a time through, per event that awards points. One upload may undo a scan that another one still brings.
 * Each upload also locks people twice, for check-ins and for undone ones, so two could deadlock.
 */
export const waitForTurn = statement(
  'scans-turn',
  `SELECT CASE WHEN attendance_points IS NOT NULL THEN pg_advisory_xact_lock(hashtextextended('queue ' || $1, 0)) END
     FROM (SELECT attendance_points FROM events WHERE id = $1::uuid FOR KEY SHARE) AS kept`,
);

/**
 * Stores the queue of an offline device. A problem of one scan does not block the others. Scans that were sent before change
 * nothing, so a device retries until it gets an answer. A former keeper of the door may send scans from before the end of
 * their role, and gets no names.
 */
export async function checkIns(
  ctx: Context,
  input: CheckInsInput,
): Promise<{ answers: ScanAnswer[]; retryAfter: number; isFormer: boolean }> {
  refuseInvalid(validateUpload(input));
  const { event, until } = await requireKeeperUntil(ctx, input.eventId);
  const uuid = toUuid('event', event.id)!;
  const { identified, wait } = await storeUpload(ctx, event, until ? onlyOwnUndone(input) : input, until);
  forgetCounts(ctx, uuid);
  const retryAfter = identified.some(({ who }) => 'code' in who && who.code === 'TOO_MANY_REQUESTS') ? wait : 0;
  if (until) return { answers: identified.map(namelessAnswerTo), retryAfter, isFormer: true };
  const people = identified.flatMap(({ who }) => ('person' in who ? who.person : []));
  const peopleByUuid = new Map(
    (await doorPeopleById(ctx, uuid, [...new Set(people)])).map((each) => [toUuid('user', each.userId)!, each]),
  );
  return { answers: identified.map((each) => answerTo(each, peopleByUuid)), retryAfter, isFormer: false };
}

/** A former keeper of the door may undo only scans of the same queue. */
const onlyOwnUndone = ({ undone, scans, ...input }: CheckInsInput): CheckInsInput => ({
  ...input,
  scans,
  undone: undone.filter(({ scanId }) => scans.some(({ id }) => id === scanId)),
});

function storeUpload(ctx: Context, event: EventRow, { scans, undone, sentAt }: CheckInsInput, until?: Date) {
  const uuid = toUuid('event', event.id)!;
  const clocks = { sentAt, now: new Date(), begins: event.date };
  return ctx.em.transactional(async (em) => {
    await em.rows(waitForTurn, [uuid]);
    // undoing the scan of a guest frees a seat
    if (undone.length > 0) await lockForSeats(em, uuid);
    const hasCodes = scans.some(({ code }) => code != null);
    const { left, wait } = hasCodes ? await remainingTries(em, ctx) : { left: 0, wait: 0 };
    const { identified, failed } = await identifyScans(ctx, em, event, scans, left);
    await countFailedTries(em, ctx, failed);
    const inTime = identified.map((each) =>
      until && correctTime(each.scan.at, clocks) > until ? { ...each, who: afterRoleEnded } : each,
    );
    const scannedPeople = inTime.flatMap(({ who }) => ('person' in who ? who.person : []));
    const validUndone = undone.filter(({ scanId }) => !scanIdProblem(scanId));
    const undoneOwners = await ownersOf(
      em,
      uuid,
      validUndone.map(({ scanId }) => scanId),
    );
    const problemOf = await lockSeats(em, uuid, [...scannedPeople, ...undoneOwners.values()]);
    const checked = inTime.map(({ scan, who }): IdentifiedScan => ({
      scan,
      who: ('person' in who && problemOf(who)) || who,
    }));
    const by = toUuid('user', requireViewer(ctx).id);
    const stored = scansToStore(checked, (at) => correctTime(at, clocks));
    if (stored.length > 0) await em.write(insertScans, [uuid, by, asJson(stored)]);
    await undoScans(em, ctx, event, validUndone, (at) => correctTime(at, clocks));
    const owners = await ownersOf(
      em,
      uuid,
      stored.map(({ id }) => id),
    );
    const isForeign = ({ scan, who }: IdentifiedScan) => 'person' in who && owners.get(scan.id) !== who.person;
    return { identified: checked.map((each) => (isForeign(each) ? { ...each, who: foreignScanId } : each)), wait };
  });
}

const afterRoleEnded = { code: 'FORBIDDEN', message: sentence('roleEnded') } as const;
const foreignScanId = { code: 'INVALID', message: sentence('idOfOtherScan') } as const;

/** Resolves scans to people. After `left` unknown codes, further codes get TOO_MANY_REQUESTS. */
async function identifyScans(
  ctx: Context,
  em: UnitOfWork,
  event: EventRow,
  scans: readonly ScanInput[],
  left: number,
): Promise<{ identified: IdentifiedScan[]; failed: number }> {
  const invalid = scans.map((scan) => scanIdProblem(scan.id) ?? Object.values(validateCheckIn(scan)).find(Boolean));
  const validScans = scans.filter((_, n) => !invalid[n]);
  const resolved = await identifyPeople(ctx, em, event, validScans);
  let [next, failed] = [0, 0];
  const identified = scans.map((scan, n): IdentifiedScan => {
    const problem = invalid[n];
    if (problem) return { scan, who: { code: 'INVALID', message: problem } };
    const who = resolved[next++]!;
    if (scan.code == null) return { scan, who };
    if (failed >= left) return { scan, who: tooManyCodes };
    if (isWrongGuess(who)) failed += 1;
    return { scan, who };
  });
  return { identified, failed };
}

/** The scans to store, each once. A scan that was sent twice has the earlier of both times. */
function scansToStore(identified: readonly IdentifiedScan[], timed: (at: Date) => Date): readonly StoredScan[] {
  const scansById = new Map<string, StoredScan>();
  for (const { scan, who } of identified) {
    if (!('person' in who)) continue;
    const at = timed(scan.at);
    const earlier = scansById.get(scan.id);
    if (!earlier || at < earlier.at)
      scansById.set(scan.id, { id: scan.id, person: who.person, at, door: scan.door?.trim() || null });
  }
  return [...scansById.values()];
}

async function undoScans(
  em: UnitOfWork,
  ctx: Context,
  event: EventRow,
  undone: readonly UndoneScanInput[],
  timed: (at: Date) => Date,
): Promise<void> {
  if (undone.length === 0) return;
  const uuid = toUuid('event', event.id)!;
  const all = new Map(undone.map(({ scanId, at }) => [scanId, { id: scanId, at: timed(at) }]));
  const people = await em.rows(selectScannedPeople, [uuid, [...all.keys()]]);
  await em.write(insertUndone, [uuid, toUuid('user', requireViewer(ctx).id), asJson([...all.values()])]);
  if (people.length > 0)
    await recordUndo(
      em,
      ctx,
      event,
      people.map(({ name }) => name),
    );
}

const selectOwners = statement<{ id: string; person: string }>(
  'scans-owners',
  'SELECT id, user_id AS person FROM scans WHERE event_id = $1 AND id = ANY($2::uuid[]) AND user_id IS NOT NULL',
);

/** The people of stored scans, by scan id. An id that was used before belongs to its first scan. */
async function ownersOf(em: UnitOfWork, event: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await em.rows(selectOwners, [event, ids]);
  return new Map(rows.map(({ id, person }) => [id, person]));
}

/** The answer to a former keeper, without names. */
const namelessAnswerTo = ({ scan, who }: IdentifiedScan): ScanAnswer => {
  const [outcome, message] = 'code' in who ? [ScanOutcome[who.code], who.message] : [ScanOutcome.IN, sentence('kept')];
  return { scanId: scan.id, outcome, message: inWords(message), person: null, event: null };
};

/** The answer to a scan, by the current state of its person. */
function answerTo({ scan, who }: IdentifiedScan, peopleByUuid: ReadonlyMap<string, DoorPersonRow>): ScanAnswer {
  const scanId = scan.id;
  if ('code' in who) {
    const { event = null } = who as CheckInProblem;
    return { scanId, outcome: ScanOutcome[who.code], message: inWords(who.message), person: null, event };
  }
  const person = peopleByUuid.get(who.person) ?? null;
  const answer = (outcome: ScanOutcome, message: Sentence) => ({
    scanId,
    outcome,
    message: inWords(message),
    person,
    event: null,
  });
  if (!person?.scanIds.includes(scanId)) return answer(ScanOutcome.TAKEN_BACK, sentence('undone'));
  return person.scanIds[0] === scanId
    ? answer(ScanOutcome.IN, sentence('isIn', { name: person.name }))
    : answer(ScanOutcome.ALREADY_IN, sentence('wasIn', { name: person.name }));
}
