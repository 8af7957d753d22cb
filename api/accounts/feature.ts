import type { Feature } from '../core/feature.ts';
import { UserImportResolver } from './importResolver.ts';
import { linkJobs } from './linkJobs.ts';
import { usersById } from './read.ts';
import { RecoveryResolver } from './recoveryResolver.ts';
import { AccountResolver, PlatformAdminResolver, SavedSettingsResolver } from './resolver.ts';
import { messages, topics } from './messages.ts';
import { rest } from './rest.ts';
import { Session } from './Session.ts';
import { SessionResolver } from './sessionResolver.ts';
import { sweepAccounts } from './sweep.ts';
import { User } from './User.ts';
import { longestProof } from './addressProof.ts';
import { accountLimits, longestDeviceMark } from './validate.ts';
import { audited } from './audited.ts';

/** The error codes of this feature, with their HTTP status. */
const codes = { EMAIL_UNVERIFIED: 403, REGISTRATION_CLOSED: 403, EMAIL_TAKEN: 409, LAST_ADMIN: 409 } as const;
type OwnCodes = typeof codes;
type Actions = typeof audited;

declare module '../core/names.ts' {
  interface Kinds {
    user: true;
    session: true;
    import: true;
  }
  interface Codes extends OwnCodes {}
  interface AuditActions extends Actions {}
}

export const accounts: Feature = {
  name: 'accounts',
  entities: [User, Session],
  resolvers: [
    AccountResolver,
    PlatformAdminResolver,
    SavedSettingsResolver,
    UserImportResolver,
    RecoveryResolver,
    SessionResolver,
  ],
  nodes: { user: { type: 'User', read: usersById } },
  rest,
  jobs: linkJobs,
  sweeps: [sweepAccounts],
  messages,
  topics,
  audited,
  codes,
  bounds: {
    college: { characters: accountLimits.college },
    device: { characters: longestDeviceMark },
    proof: { characters: longestProof },
  },
};
