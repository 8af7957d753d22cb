/** How many roles people may have at one event, all together, and how many one person may have at all events. */
export const staffLimits = { ofEvent: 50, ofPerson: 200 } as const;

/** In characters. */
const longestEmail = 254;

export type PersonFields = { userId?: string | null; email?: string | null };

/** What is wrong with how a person is named, if anything: by an id or by the address of their account. */
export function validatePerson({ userId, email }: PersonFields): { email?: string; userId?: string } {
  if (userId && email) return { email: 'Name the person by one of userId and email, not by both' };
  if (!userId && !email?.trim()) return { email: 'Email is required' };
  return (email?.length ?? 0) > longestEmail ? { email: 'Invalid email address' } : {};
}
