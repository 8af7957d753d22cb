import type { Sentence } from '../core/texts/texts.ts';
import {
  hasControl,
  hasControlInLines,
  lineProblem,
  onlyProblems,
  reasonProblem,
} from '../core/validation/validate.ts';
import { problem } from './problemTexts.ts';

/** Limits of the registration form, in characters. */
export const registrationLimits = { name: 100, email: 254, phone: 30, specialRequirements: 1000 } as const;

export type RegistrationForm = {
  name: string;
  email: string;
  phone?: string | null;
  specialRequirements?: string | null;
  /** Validated against the event's questions: see questions/validate.ts. */
  answers?: readonly unknown[] | null;
};

/** The most questions that an event can have. */
const mostAnswers = 20;

const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Field name → problem. Name and e-mail are required. */
export function validateRegistration(form: RegistrationForm): Partial<Record<keyof RegistrationForm, Sentence>> {
  const problems: Partial<Record<keyof RegistrationForm, Sentence>> = {};
  const name = form.name.trim();
  const email = form.email.trim();
  const phone = form.phone?.trim() ?? '';
  const wishes = form.specialRequirements?.trim() ?? '';

  if (!name) problems.name = problem('nameRequired');
  else if (name.length > registrationLimits.name)
    problems.name = problem('nameTooLong', { most: registrationLimits.name });
  else problems.name = lineProblem(name, problem('name'));

  if (!email) problems.email = problem('emailRequired');
  else if (email.length > registrationLimits.email || !emailShape.test(email) || hasControl(email))
    problems.email = problem('emailInvalid');
  else problems.email = lineProblem(email, problem('email'));

  if (phone.length > registrationLimits.phone || (phone && !/^[+(\d][\d\s().-]*$/.test(phone)))
    problems.phone = problem('phoneInvalid');

  if (wishes.length > registrationLimits.specialRequirements)
    problems.specialRequirements = problem('wishesTooLong', { most: registrationLimits.specialRequirements });
  else if (hasControlInLines(wishes)) problems.specialRequirements = problem('wishesControl');

  if ((form.answers?.length ?? 0) > mostAnswers) problems.answers = problem('tooManyAnswers', { most: mostAnswers });

  return onlyProblems(problems);
}

/** For viewers who may not see the waitlist. */
export const waitlistManagersOnly = problem('waitlistManagersOnly');

/** How many requests can be decided at once. */
export const mostDecisions = 100;

/** The problem with a list of people to decide about, if any. */
export function validateDecision({ userIds }: { userIds: readonly string[] }): { userIds?: Sentence } {
  if (userIds.length === 0) return { userIds: problem('noPeople') };
  return userIds.length > mostDecisions ? { userIds: problem('tooManyPeople', { most: mostDecisions }) } : {};
}

/** The same, with a reason that is required. */
export function validateDeclining(input: { userIds: readonly string[]; reason: string }): {
  userIds?: Sentence;
  reason?: Sentence;
} {
  const reason = reasonProblem(input.reason);
  return { ...validateDecision(input), ...(reason && { reason }) };
}

/** The same, with a reason that is optional. */
export function validateRemoving(input: { userIds: readonly string[]; reason?: string | null }): {
  userIds?: Sentence;
  reason?: Sentence;
} {
  const reason = input.reason?.trim() ? reasonProblem(input.reason) : undefined;
  return { ...validateDecision(input), ...(reason && { reason }) };
}

/** Limits of a letter to the people of an event, in characters. */
export const letterLimits = { subject: 200, text: 5000 } as const;

type Letter = {
  userIds?: readonly string[] | null;
  state?: readonly string[] | null;
  attendance?: string | null;
  subject: string;
  text: string;
};

/** Field name → problem with a letter or its recipients. */
export function validateLetter({
  userIds,
  state,
  attendance,
  subject,
  text,
}: Letter): Partial<Record<keyof Letter, Sentence>> {
  const problems: Partial<Record<keyof Letter, Sentence>> = {};
  if (userIds && state) problems.state = problem('peopleOrStates');
  else if (userIds && attendance) problems.attendance = problem('peopleOrAttendance');
  else if (state && (state.length === 0 || state.length > 3)) problems.state = problem('statesInvalid');
  else if (!state && !attendance) Object.assign(problems, validateDecision({ userIds: userIds ?? [] }));
  const line = subject.trim();
  if (!line) problems.subject = problem('subjectRequired');
  else if (line.length > letterLimits.subject)
    problems.subject = problem('subjectTooLong', { most: letterLimits.subject });
  else problems.subject = lineProblem(line, problem('subject'));
  const body = text.trim();
  if (!body) problems.text = problem('textRequired');
  else if (body.length > letterLimits.text) problems.text = problem('textTooLong', { most: letterLimits.text });
  else if (hasControlInLines(body)) problems.text = problem('textControl');
  return onlyProblems(problems);
}
