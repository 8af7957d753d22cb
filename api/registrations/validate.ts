import { lineProblem, reasonProblem } from '../core/validate.ts';

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

/** Field name → problem, as one sentence. Name and e-mail are required. */
export function validateRegistration(form: RegistrationForm): Partial<Record<keyof RegistrationForm, string>> {
  const problems: Partial<Record<keyof RegistrationForm, string>> = {};
  const name = form.name.trim();
  const email = form.email.trim();
  const phone = form.phone?.trim() ?? '';
  const wishes = form.specialRequirements?.trim() ?? '';

  if (!name) problems.name = 'Name is required';
  else if (name.length > registrationLimits.name)
    problems.name = `Name must be at most ${registrationLimits.name} characters`;
  else if (lineProblem(name)) problems.name = `Name ${lineProblem(name)}`;

  if (!email) problems.email = 'Email is required';
  else if (email.length > registrationLimits.email || !emailShape.test(email) || /\p{Cc}/u.test(email))
    problems.email = 'Invalid email address';
  else if (lineProblem(email)) problems.email = `Email ${lineProblem(email)}`;

  if (phone.length > registrationLimits.phone || (phone && !/^[+(\d][\d\s().-]*$/.test(phone)))
    problems.phone = 'Invalid phone number';

  if (wishes.length > registrationLimits.specialRequirements)
    problems.specialRequirements = `Special requirements must be at most ${registrationLimits.specialRequirements.toLocaleString('en')} characters`;
  else if (/\p{Cc}/u.test(wishes.replace(/[\r\n\t]/g, '')))
    problems.specialRequirements = 'Special requirements must not contain control characters';

  if ((form.answers?.length ?? 0) > mostAnswers) problems.answers = `At most ${mostAnswers} answers can be given`;

  return problems;
}

/** For viewers who may not see the waitlist. */
export const waitlistManagersOnly = 'You do not have permission to see who waits for this event.';

/** How many requests can be decided at once. */
export const mostDecisions = 100;

/** The problem with a list of people to decide about, if any. */
export function validateDecision({ userIds }: { userIds: readonly string[] }): { userIds?: string } {
  if (userIds.length === 0) return { userIds: 'Name at least one person' };
  return userIds.length > mostDecisions
    ? { userIds: `At most ${mostDecisions} people can be decided upon at once` }
    : {};
}

/** The same, with a reason that is required. */
export function validateDeclining(input: { userIds: readonly string[]; reason: string }): {
  userIds?: string;
  reason?: string;
} {
  const problem = reasonProblem(input.reason);
  return { ...validateDecision(input), ...(problem && { reason: problem }) };
}

/** The same, with a reason that is optional. */
export function validateRemoving(input: { userIds: readonly string[]; reason?: string | null }): {
  userIds?: string;
  reason?: string;
} {
  const problem = input.reason?.trim() ? reasonProblem(input.reason) : undefined;
  return { ...validateDecision(input), ...(problem && { reason: problem }) };
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

/** Field name → problem with a letter or its recipients, as one sentence. */
export function validateLetter({
  userIds,
  state,
  attendance,
  subject,
  text,
}: Letter): Partial<Record<keyof Letter, string>> {
  const problems: Partial<Record<keyof Letter, string>> = {};
  if (userIds && state) problems.state = 'Name people or states, not both';
  else if (userIds && attendance) problems.attendance = 'Name people, or whether they have come, not both';
  else if (state && (state.length === 0 || state.length > 3)) problems.state = 'Name one to three states';
  else if (!state && !attendance) Object.assign(problems, validateDecision({ userIds: userIds ?? [] }));
  const line = subject.trim();
  if (!line) problems.subject = 'Subject is required';
  else if (line.length > letterLimits.subject)
    problems.subject = `Subject must be at most ${letterLimits.subject} characters`;
  else if (lineProblem(line)) problems.subject = `Subject ${lineProblem(line)}`;
  const body = text.trim();
  if (!body) problems.text = 'Text is required';
  else if (body.length > letterLimits.text)
    problems.text = `Text must be at most ${letterLimits.text.toLocaleString('en')} characters`;
  else if (/(?![\r\n\t])\p{Cc}/u.test(body)) problems.text = 'Text must not contain control characters';
  return problems;
}
