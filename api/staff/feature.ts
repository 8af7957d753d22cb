import type { Feature } from '../core/feature.ts';
import { messages } from './messages.ts';
import { StaffResolver } from './resolver.ts';
import { rest } from './rest.ts';
import { staffLimits } from './validate.ts';
import { audited } from './audited.ts';

/** The error codes of this feature, with their HTTP status. */
const codes = { STAFF_LIMIT_REACHED: 409 } as const;
type OwnCodes = typeof codes;
type Actions = typeof audited;

declare module '../core/names.ts' {
  interface Kinds {
    invitation: true;
  }
  interface Codes extends OwnCodes {}
  interface AuditActions extends Actions {}
}

/** Staff and ownership of events. The can.ts of each feature defines the rights of the roles. */
export const staff: Feature = {
  name: 'staff',
  resolvers: [StaffResolver],
  rest,
  messages,
  audited,
  bounds: { emails: { items: staffLimits.ofEvent }, userIds: { items: staffLimits.ofEvent } },
  codes,
};
