import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Logger } from 'pino';
import type { GoogleConfig } from './config.ts';
import { refusal } from './errors.ts';
import { toId } from './ids.ts';
import type { Live } from './live.ts';
import type { Outgoing } from './outgoing.ts';
import type { Run } from './rights.ts';
import type { Rows } from './rows.ts';

/** What a person may do on the platform. */
export enum Role {
  PARTICIPANT = 'participant',
  ORGANIZER = 'organizer',
  ADMIN = 'admin',
}

/** What somebody may do at one event, whatever their role on the platform is. */
export enum StaffRole {
  MANAGER = 'manager',
  SCORER = 'scorer',
  DOOR = 'door',
}

/** The signed-in person behind a request. */
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
  /** Where they help, as `<role> <id of the event>`; read for whoever asks, of others unknown. Undefined: nowhere. */
  staff?: ReadonlySet<string>;
}

/** Whether the viewer helps in this role at any event. */
export const helpsSomewhereAs = ({ staff }: Viewer, role: StaffRole): boolean =>
  [...(staff ?? [])].some((each) => each.startsWith(`${role} `));

/** The id of whoever reads what is the same for many: nobody in particular. */
export const nobodysId = toId('user', '00000000-0000-0000-0000-000000000000');

/** What of the settings every request needs to know. */
export interface Platform {
  /** Whether people can make accounts for themselves. */
  readonly registrationOpen: boolean;
  /** Whether everybody but admins is kept out. */
  readonly maintenance: boolean;
  /** Null: nobody signs in with Google. */
  readonly googleClientId: string | null;
  /** What people accept with an account; empty where nothing is written. */
  readonly terms: string;
  /** The college's time zone, an IANA name. */
  readonly timeZone: string;
  /** Where a map shows `{place}`; empty where none is chosen. */
  readonly mapLinkTemplate: string;
  /** Whether there is a gateway for text messages. */
  readonly smsOffered: boolean;
}

/** Everything a rule or a resolver may know of the request that it serves. */
export interface Context {
  /** Null where nobody is signed in; a bad token never gets this far. Another one after `askAgain`. */
  readonly viewer: Viewer | null;
  readonly sessionId: string | null;
  /** Whom this request has just registered or signed in: they may see what is theirs in the answer. */
  introduced?: string;
  /** The session that this request has opened. */
  opened?: string;
  /**
   * A unit of work of this request's own, made when first asked for; rules write through it. Its transactions are committed
   * only if the viewer still has the rights that the request began with. A fork of it does not ask.
   */
  readonly em: SqlEntityManager;
  /** Plain rows by a named statement; for reads only. */
  readonly rows: Rows;
  /**
   * The same on the account of the server: no budget and no share of a person applies. Only for what is read for many people
   * together; the caller limits how much that is.
   */
  readonly serverRows: Rows;
  /** One short writing statement that commits by itself; see `byRight` for those that need the viewer's rights. */
  readonly write: Rows;
  /** The last statement of a transaction: throws RightLost if the viewer has lost a right since the request began. */
  confirm(run: Run): Promise<void>;
  /** Reads again who the viewer is, and forgets what was read for them. Throws UNAUTHENTICATED where the session has ended. */
  askAgain(): Promise<void>;
  /** Whether this request has begun a mutation: the next one calls `askAgain` first. */
  hasChanged?: boolean;
  /** What follows is an operation of its own, as far as its budget goes: the next page of a list that is streamed, the next change. */
  renewBudget(): void;
  /** Waits until the viewer may have as much as an operation may: what has begun is slowed down rather than broken off. */
  recoverBudget(): Promise<void>;
  /** The loaders of this request by what they read; see perRequest.ts. */
  readonly loaders: Map<unknown, unknown>;
  /** Where a subscription learns what has changed, whichever process changed it. */
  readonly live: Live;
  /** The address that the request came from. */
  readonly address: string;
  /** What the browser or program calls itself, up to 300 characters; empty where it does not. */
  readonly agent: string;
  readonly requestId: string;
  readonly secret: string;
  /** Where people reach the web client, without a slash at its end. */
  readonly base: string;
  /** Undefined: nobody signs in with Google. */
  readonly google: GoogleConfig | undefined;
  /** What may be asked of other servers. */
  readonly outgoing: Outgoing;
  /** Never of passwords, tokens or what people have written. */
  readonly log: Logger;
  /** As this process last read it. */
  readonly platform: Platform;
  /** For who has saved settings: when it resolves, they hold for whatever this process is asked next. */
  applySettings(): Promise<void>;
}

/** Whose request it is and what it may use; throws UNAUTHENTICATED for a bad `authorization`. */
export type MakeContext = (
  authorization: unknown,
  address: string,
  requestId?: string,
  agent?: string,
) => Promise<Context>;

/** The same request of the same or another viewer, with nothing remembered. */
export type Refresh = (ctx: Context, viewer?: Viewer) => Context;

/** The refusal of everybody but admins while the platform is being worked on. */
export const maintenance = () =>
  refusal('MAINTENANCE', 'We are working on the platform and will be back soon.', { retryAfter: 30 });

/** Throws MAINTENANCE for everybody but admins while the platform is being worked on. */
export function refuseMaintenance({ platform }: Pick<Context, 'platform'>, viewer: { role: Role } | null): void {
  if (platform.maintenance && viewer?.role !== Role.ADMIN) throw maintenance();
}

/** The signed-in person; throws UNAUTHENTICATED where there is none, MAINTENANCE where only admins are let in. */
export function requireViewer(ctx: Context): Viewer {
  refuseMaintenance(ctx, ctx.viewer);
  if (!ctx.viewer) throw refusal('UNAUTHENTICATED', 'Please log in to continue.');
  return ctx.viewer;
}
