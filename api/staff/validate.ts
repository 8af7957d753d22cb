import type { Sentence } from '../core/texts/texts.ts';
import { problem } from './problemTexts.ts';

/** The maximum number of roles at one event, for all people together, and of one person at all events. */
export const staffLimits = { ofEvent: 50, ofPerson: 200 } as const;

/** Checks the shape only, not whether the account exists. */
const emailShape = /^[^\s\p{Cc}\p{Cs}@]{1,200}@[^\s\p{Cc}\p{Cs}@]{1,100}$/u;

export const isAddress = (text: string): boolean => emailShape.test(text.trim());

export type PersonFields = { userId?: string | null; email?: string | null };
type PeopleFields = PersonFields & { emails?: readonly string[] | null; userIds?: readonly string[] | null };

/** Exactly one of id and address must be given. Maps field names to problems. */
export function validatePerson({ userId, email }: PersonFields): { email?: Sentence; userId?: Sentence } {
  if (userId && email) return { email: problem('personTwice') };
  if (!userId && !email?.trim()) return { email: problem('emailRequired') };
  return email && !isAddress(email) ? { email: problem('emailInvalid') } : {};
}

/** Like `validatePerson`, for several people by address and id. */
export function validatePeople({ emails, userIds, ...person }: PeopleFields): {
  email?: Sentence;
  userId?: Sentence;
  emails?: Sentence;
  userIds?: Sentence;
} {
  if (!emails && !userIds) return validatePerson(person);
  if (person.userId || person.email) return { emails: problem('peopleTwice') };
  const count = (emails?.length ?? 0) + (userIds?.length ?? 0);
  if (count === 0) return { emails: problem('emailRequired') };
  if (count > staffLimits.ofEvent)
    return { [emails?.length ? 'emails' : 'userIds']: problem('tooManyPeople', { most: staffLimits.ofEvent }) };
  const wrong = (emails ?? []).filter((email) => !isAddress(email));
  return wrong.length > 0 ? { emails: problem('emailsInvalid', { emails: wrong.slice(0, 5).join(', ') }) } : {};
}
