/** How many roles people may have at one event, all together, and how many one person may have at all events. */
export const staffLimits = { ofEvent: 50, ofPerson: 200 } as const;

/** Whether it may be the address of an account at all; which there are, the database knows. */
const emailShape = /^[^\s\p{Cc}@]{1,200}@[^\s\p{Cc}@]{1,100}$/u;

export type PersonFields = { userId?: string | null; email?: string | null };

/** What is wrong with how a person is named, if anything: by an id or by the address of their account. */
export function validatePerson({ userId, email }: PersonFields): { email?: string; userId?: string } {
  if (userId && email) return { email: 'Name the person by one of userId and email, not by both' };
  if (!userId && !email?.trim()) return { email: 'Email is required' };
  return email && !emailShape.test(email.trim()) ? { email: 'Invalid email address' } : {};
}
