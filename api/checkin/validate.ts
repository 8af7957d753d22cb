import type { Sentence } from '../core/texts/texts.ts';
import { hasControl, lineProblem, onlyProblems } from '../core/validation/validate.ts';
import { problem } from './problemTexts.ts';

/** Limits of the input at the door: characters, and scans per request. */
export const doorLimits = {
  door: 60,
  code: 30,
  ticket: 400,
  id: 60,
  guest: 100,
  email: 254,
  scans: 500,
  undone: 500,
} as const;

/** The largest page of the door list. */
export const mostOfDoorList = 500;

/** Unknown ticket codes that one account may try within 15 minutes. */
export const mostGuesses = 30;

/** Digits of the code for self check-in. */
export const digitsOfCode = 6;

/** Wrong codes that a person may try at self check-in within 15 minutes. */
export const mostOwnGuesses = 10;

type Problems = Partial<Record<string, Sentence>>;

/** The person at the door, by exactly one of these. */
export interface PersonReference {
  readonly userId?: string | null | undefined;
  readonly code?: string | null | undefined;
  readonly ticket?: string | null | undefined;
}

const givenReferences = ({ userId, code, ticket }: PersonReference) =>
  [userId, code, ticket].filter((each) => each != null);

/** The id of a scan: a uuid as PostgreSQL prints it. */
export const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The problem with the id of a scan, if any. */
export const scanIdProblem = (id: string): Sentence | undefined =>
  uuidShape.test(id) ? undefined : problem('scanIdInvalid');

/** Problems with the person and the door of a check-in. */
export function validateCheckIn({
  door,
  ...named
}: PersonReference & { readonly door?: string | null | undefined }): Problems {
  const problems: Problems = {};
  const { userId, code, ticket } = named;
  const where = doorProblem(door);
  if (givenReferences(named).length !== 1) problems['userId'] = problem('oneReference');
  else if (userId != null && userId.length > doorLimits.id) problems['userId'] = notAPerson;
  if (code != null && code.length > doorLimits.code)
    problems['code'] = problem('codeTooLong', { most: doorLimits.code });
  if (ticket != null && ticket.length > doorLimits.ticket)
    problems['ticket'] = problem('ticketTooLong', { most: doorLimits.ticket });
  if (where) problems['door'] = where;
  return problems;
}

function doorProblem(door: string | null | undefined): Sentence | undefined {
  if (door == null) return undefined;
  if (door.length > doorLimits.door) return problem('doorTooLong', { most: doorLimits.door });
  return lineProblem(door, problem('door'));
}

const notAPerson = problem('nobody');

/** A person without a seat, by exactly one of `email` and `userId`. */
export interface WalkInFields {
  readonly id?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly userId?: string | null | undefined;
  readonly door?: string | null | undefined;
}

/** Problems with a walk-in. */
export function validateWalkIn({ email, userId, ...scan }: WalkInFields): Problems {
  const problems = scanProblems(scan);
  if ((email == null) === (userId == null)) problems['userId'] = problem('emailOrUser');
  else if (userId != null && userId.length > doorLimits.id) problems['userId'] = notAPerson;
  if (email != null && (email.length > doorLimits.email || !email.includes('@') || hasControl(email)))
    problems['email'] = problem('emailInvalid');
  return problems;
}

/** Problems with a guest. */
export function validateGuest({ name, ...scan }: Omit<WalkInFields, 'email' | 'userId'> & { name: string }): Problems {
  return onlyProblems({ ...scanProblems(scan), name: nameProblem(name) });
}

function nameProblem(name: string): Sentence | undefined {
  if (!name.trim()) return problem('nameRequired');
  if (name.trim().length > doorLimits.guest) return problem('nameTooLong', { most: doorLimits.guest });
  return lineProblem(name, problem('name'));
}

function scanProblems({ id, door }: Pick<WalkInFields, 'id' | 'door'>): Problems {
  const problems: Problems = {};
  const [wrongId, where] = [id == null ? undefined : scanIdProblem(id), doorProblem(door)];
  if (wrongId) problems['id'] = wrongId;
  if (where) problems['door'] = where;
  return problems;
}

/** Problems with the removal of a guest. */
export function validateRemoveGuest({ scanId }: { readonly scanId: string }): Problems {
  const wrong = scanIdProblem(scanId);
  return wrong ? { scanId: wrong } : {};
}

/** Problems with undoing a check-in. */
export function validateUndo({
  userId,
  scanIds,
}: {
  readonly userId: string;
  readonly scanIds?: readonly string[] | null | undefined;
}): Problems {
  const problems: Problems = {};
  const wrong = scanIds?.map(scanIdProblem).find(Boolean);
  if (userId.length > doorLimits.id) problems['userId'] = notAPerson;
  if (scanIds?.length === 0) problems['scanIds'] = problem('noScans');
  else if (scanIds && scanIds.length > doorLimits.undone)
    problems['scanIds'] = problem('tooManyUndone', { most: doorLimits.undone });
  else if (wrong) problems['scanIds'] = wrong;
  return problems;
}

/** Problems with a queue as a whole. A problem with one scan does not block the others, so it is no problem of the queue. */
export function validateUpload({
  scans,
  undone,
}: {
  readonly scans: readonly unknown[];
  readonly undone: readonly unknown[];
}): Problems {
  const problems: Problems = {};
  if (scans.length > doorLimits.scans) problems['scans'] = problem('tooManyScans', { most: doorLimits.scans });
  if (undone.length > doorLimits.undone) problems['undone'] = problem('tooManyUndone', { most: doorLimits.undone });
  return problems;
}

/** The typed code without spaces and dashes. */
export const toDigits = (typed: string): string => typed.replace(/[\s\p{Pd}]/gu, '');

/** Problems with the code at self check-in. */
export function validateCheckInSelf({ code }: { readonly code: string }): Problems {
  if (code.length > doorLimits.code) return { code: problem('codeTooLong', { most: doorLimits.code }) };
  return /^\d{6}$/.test(toDigits(code)) ? {} : { code: problem('codeInvalid', { digits: digitsOfCode }) };
}
