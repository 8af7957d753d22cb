import type { Feature } from '../core/feature.ts';
import { messages } from './messages.ts';
import { StaffResolver } from './resolver.ts';
import { rest } from './rest.ts';
import { staffLimits } from './validate.ts';

declare module '../core/names.ts' {
  interface Kinds {
    invitation: true;
  }
  interface Codes {
    STAFF_LIMIT_REACHED: 409;
  }
  interface AuditActions {
    'staff.invite': true;
    'staff.add': true;
    'staff.remove': true;
    'event.hand_over': true;
  }
}

/** Staff and ownership of events. The can.ts of each feature defines the rights of the roles. */
export const staff: Feature = {
  name: 'staff',
  resolvers: [StaffResolver],
  rest,
  messages,
  audited: ['staff.invite', 'staff.add', 'staff.remove', 'event.hand_over'],
  bounds: { emails: { items: staffLimits.ofEvent } },
  codes: { STAFF_LIMIT_REACHED: 409 },
};
