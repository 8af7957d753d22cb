import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { GoogleConfig } from './config.ts';
import { refusal } from '../refusals/errors.ts';
import { toId } from '../ids/ids.ts';
import type { Live } from '../journal/live.ts';
import type { Outgoing } from './outgoing.ts';
import type { Rows } from '../statements/rows.ts';
import type { Transaction, UnitOfWork } from '../transactions/unitOfWork.ts';
import { sentence } from '../texts/refusalTexts.ts';

/** The role of a user on the platform. */
export enum Role {
  PARTICIPANT = 'participant',
  ORGANIZER = 'organizer',
  ADMIN = 'admin',
}

/** The role of a user at one event, independent of their role on the platform. */
export enum StaffRole {
  MANAGER = 'manager',
  SCORER = 'scorer',
  DOOR = 'door',
}

/** The signed-in user of a request. */
export interface Viewer {
  id: string;
  role: Role;
  firstName: string;
  lastName: string;
  email: string;
  college: string;
  photo: string | null;
  createdAt: Date;
  /** Whether other participants see name and college. */
  profileVisible: boolean;
  /** Event roles as `<role> <id of the event>`. Only read for the signed-in user; undefined if they have none. */
  staff?: ReadonlySet<string>;
}

/** Whether the viewer has this role at any event. */
export const hasRoleAtAnyEvent = ({ staff }: Viewer, role: StaffRole): boolean =>
  [...(staff ?? [])].some((each) => each.startsWith(`${role} `));

/** The viewer id for reads that many users share; no user has it. */
export const sharedViewerId = toId('user', '00000000-0000-0000-0000-000000000000');

/** The settings that every request needs. */
export interface Platform {
  /** Whether people can sign up. */
  readonly registrationOpen: boolean;
  /** Whether only admins have access. */
  readonly maintenance: boolean;
  /** Null: no Google sign-in. */
  readonly googleClientId: string | null;
  /** The terms that people accept at sign-up; empty if there are none. */
  readonly terms: string;
  /** The college's time zone, an IANA name. */
  readonly timeZone: string;
  /** The address of a map, with `{place}`; empty if there is none. */
  readonly mapLinkTemplate: string;
  /** Whether there is an SMS gateway. */
  readonly smsOffered: boolean;
  /** Whether events may be shown before the sign-in. */
  readonly publishingAllowed: boolean;
}

/** Everything that rules and resolvers can use of a request. */
export interface Context {
  /** Null without a session; an invalid token is refused earlier. Replaced by `reloadViewer`. */
  readonly viewer: Viewer | null;
  readonly sessionId: string | null;
  /** The user that this request has just registered or signed in. They may see their own data in the response. */
  introducedUserId?: string;
  /** The session that this request has opened. */
  openedSessionId?: string;
  /**
   * The unit of work of this request, created on first use. Rules write through it. Its transactions commit only if the
   * viewer still has the rights that the request began with. A fork does not check this.
   */
  readonly em: UnitOfWork;
  /** Reads rows by a named statement. */
  readonly rows: Rows;
  /**
   * Like `rows`, but not charged to the viewer's budget or share. Only for reads on behalf of many users; the caller limits
   * their size.
   */
  readonly serverRows: Rows;
  /** Runs one short writing statement in its own transaction. If it depends on the viewer's rights, use `byRight`. */
  readonly write: Rows;
  /** Whether each write must have a transaction of its own: the request has an idempotency key. */
  readonly writesAlone?: boolean;
  /** Must be the last statement of a transaction. Fails with EV001 if the viewer has lost a right since the request began. */
  confirm(tx: Transaction): Promise<void>;
  /** Reads the viewer again and clears cached data. Throws UNAUTHENTICATED if the session has ended. */
  reloadViewer(): Promise<void>;
  /** Whether this request has begun a mutation; if so, the next one calls `reloadViewer` first. */
  hasChanged?: boolean;
  /** Starts a new operation for the budget, for the next page of a streamed list or the next event of a subscription. */
  renewBudget(): void;
  /** Waits until the viewer has budget for a whole operation, to slow a running stream down instead of aborting it. */
  recoverBudget(): Promise<void>;
  /** The data loaders of this request, by their read function; see perRequest.ts. */
  readonly loaders: Map<unknown, unknown>;
  /** Notifies subscriptions of changes in all processes. */
  readonly live: Live;
  /** The address of the client. */
  readonly address: string;
  /** The `User-Agent` header, up to 300 characters; empty if missing. */
  readonly agent: string;
  readonly requestId: string;
  readonly secret: string;
  /** The address of the web client, without a trailing slash. */
  readonly base: string;
  /** Undefined: no Google sign-in. */
  readonly google: GoogleConfig | undefined;
  /** Sends requests to other servers. */
  readonly outgoing: Outgoing;
  /** Must not contain passwords, tokens or texts of users. */
  readonly log: Logger;
  /** As last read by this process. */
  readonly platform: Platform;
  /** Call this after saving settings. When it resolves, this process uses them for all later requests. */
  applySettings(): Promise<void>;
}

/** 32 hexadecimal digits. Node's randomUUID would return a chain of twenty strings, which open sockets keep. */
export const newRequestId = () => randomBytes(16).toString('hex');

/** Creates the context of a request. Throws UNAUTHENTICATED if `authorization` is invalid. */
export type MakeContext = (
  authorization: unknown,
  address: string,
  requestId?: string,
  agent?: string,
) => Promise<Context>;

/** The same request without cached data, for the same or another viewer. */
export type RefreshContext = (ctx: Context, viewer?: Viewer) => Context;

/** The refusal during maintenance, for users without the admin role. */
export const maintenance = () => refusal('MAINTENANCE', sentence('maintenance'), { retryAfter: 30 });

/** Throws MAINTENANCE during maintenance if the viewer is no admin. */
export function refuseMaintenance({ platform }: Pick<Context, 'platform'>, viewer: { role: Role } | null): void {
  if (platform.maintenance && viewer?.role !== Role.ADMIN) throw maintenance();
}

/** The signed-in user. Throws UNAUTHENTICATED without a session, and MAINTENANCE if only admins have access. */
export function requireViewer(ctx: Context): Viewer {
  refuseMaintenance(ctx, ctx.viewer);
  if (!ctx.viewer) throw refusal('UNAUTHENTICATED', sentence('notSignedIn'));
  return ctx.viewer;
}
