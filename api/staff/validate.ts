/** The maximum number of roles at one event, for all people together, and of one person at all events. */
export const staffLimits = { ofEvent: 50, ofPerson: 200 } as const;

/** Checks the shape only, not whether the account exists. */
const emailShape = /^[^\s\p{Cc}@]{1,200}@[^\s\p{Cc}@]{1,100}$/u;

export type PersonFields = { userId?: string | null; email?: string | null };
type PeopleFields = PersonFields & { emails?: readonly string[] | null };

/** Exactly one of id and address must be given. Maps field names to error sentences. */
export function validatePerson({ userId, email }: PersonFields): { email?: string; userId?: string } {
  if (userId && email) return { email: 'Name the person by one of userId and email, not by both' };
  if (!userId && !email?.trim()) return { email: 'Email is required' };
  return email && !emailShape.test(email.trim()) ? { email: 'Invalid email address' } : {};
}

/** Like `validatePerson`, for several people by address. */
export function validatePeople({ emails, ...person }: PeopleFields): {
  email?: string;
  userId?: string;
  emails?: string;
} {
  if (!emails) return validatePerson(person);
  if (person.userId || person.email) return { emails: 'Name people by one of userId, email and emails' };
  if (emails.length === 0) return { emails: 'Email is required' };
  if (emails.length > staffLimits.ofEvent)
    return { emails: `At most ${staffLimits.ofEvent} people can be named at once` };
  const wrong = emails.filter((email) => !emailShape.test(email.trim()));
  return wrong.length > 0 ? { emails: `Invalid email address: ${wrong.slice(0, 5).join(', ')}` } : {};
}
