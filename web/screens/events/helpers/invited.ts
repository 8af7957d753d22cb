import { normalizeEmail } from '../../../../api/accounts/validate.ts';
import { isAddress } from '../../../../api/staff/validate.ts';

/** A person to ask: an account that was suggested, or a typed address. */
export type Invited = { id: string; text: string; userId?: string };

const separators = /[\s,;]+/;

/** The addresses of a text; of `Asha Rao <asha@college.example>` only that in brackets. */
const addressesIn = (text: string) =>
  text
    .replaceAll(/[^,;<>\n]*<([^<>\s]+)>/g, '$1,')
    .split(separators)
    .filter(Boolean);

const add = (people: readonly Invited[], addresses: readonly string[]): Invited[] =>
  withoutTwins([...people, ...addresses.map((text) => ({ id: normalizeEmail(text), text }))]);

const withoutTwins = (people: readonly Invited[]) => [...new Map(people.map((each) => [each.id, each])).values()];

export const addPerson = (people: readonly Invited[], { id, text }: { id: string; text: string }): Invited[] =>
  withoutTwins([...people, { id, text, userId: id }]);

/** Moves each address that a separator follows to the people. The rest stays in the field, such as a name. */
export function takeAddresses(people: readonly Invited[], typed: string): [people: readonly Invited[], rest: string] {
  const complete = /^(.*[\s,;>])([^\s,;>]*)$/s.exec(typed);
  const found = complete ? addressesIn(complete[1]!).filter(isAddress) : [];
  if (found.length === 0) return [people, typed];
  const rest = [...addressesIn(complete![1]!).filter((each) => !isAddress(each)), complete![2]!].join(' ').trim();
  return [add(people, found), rest];
}

/** The input of `addStaff`: the people, and what is still in the field. */
export function peopleInput(people: readonly Invited[], typed: string) {
  const all = add(people, addressesIn(typed));
  return {
    userIds: all.flatMap(({ userId }) => userId ?? []),
    emails: all.flatMap(({ userId, text }) => (userId ? [] : text)),
  };
}
