import { accountLimits } from './accounts/validate.ts';
import type { Bound } from './core/bounds.ts';
import { longestCursor } from './core/connection.ts';
import { mostNodes } from './core/node.ts';
import { longestSearch } from './core/validate.ts';
import { eventLimits } from './events/validate.ts';

/** How long texts and lists may be that are arguments of fields, by the name of the argument. */
export const argumentBounds: Readonly<Record<string, Bound>> = {
  search: { characters: longestSearch },
  after: { characters: longestCursor },
  ids: { items: mostNodes },
  tags: { items: eventLimits.tags, characters: eventLimits.tag },
  college: { characters: accountLimits.college },
  /** Names of IANA zones have up to 32. */
  timeZone: { characters: 100 },
  /** What the audit trail calls what was done. */
  action: { characters: 100 },
};
