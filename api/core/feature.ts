import type { EntityClass } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import type { MakeContext } from './context/context.ts';
import type { Job, Sweep, WorkParts } from './jobs/jobs.ts';
import type { Follower, NotifiersByKind } from './journal/journal.ts';
import type { Enclosure, Templates, TopicsOf, ChannelChecks } from './messages/message.ts';
import type { AuditActions, Codes, JournalKinds } from './names.ts';
import type { NodesOf } from './ids/node.ts';
import type { Rest } from './rest.ts';

/** The maximum length of a text argument, or of each text in a list, and the maximum number of items. */
export interface Bound {
  readonly characters?: number;
  readonly items?: number;
}

/** The mark of an action on the page of the audit trail. */
interface AuditMark {
  readonly icon: 'check' | 'cross' | 'gear' | 'mail' | 'megaphone' | 'pencil' | 'person' | 'trash' | 'trophy' | 'undo';
  readonly tone: 'accent' | 'danger' | 'neutral' | 'success';
}

/**
 * Everything that a feature contributes, declared once in its feature.ts; features.ts lists all features. Omitted parts are
 * empty. The file also declares the names that the feature adds to shared types, such as kinds of ids and error codes.
 */
export interface Feature {
  /** The name of its folder. */
  readonly name: string;
  /** Classes with methods that are GraphQL fields. */
  readonly resolvers?: readonly Function[];
  /** Classes that are tables. */
  readonly entities?: readonly EntityClass<object>[];
  /** How objects are read by id, per kind of id. */
  readonly nodes?: NodesOf;
  /** Background jobs, queued in the transaction that causes them. */
  readonly jobs?: readonly Job<never>[];
  /** Periodic work. */
  readonly sweeps?: readonly Sweep[];
  /** The journal kinds that its rules and SQL append, with descriptions; docs/journal.md is generated from them. */
  readonly appends?: { readonly [Kind in keyof JournalKinds]?: string };
  /** Followers of journal entries, of this feature or of earlier ones. */
  readonly follows?: readonly Follower[];
  /** Notifications to open screens, per journal kind. */
  readonly notifies?: NotifiersByKind;
  /** Its REST routes, with a rest.graphql in the same folder. */
  readonly rest?: Rest;
  /** The templates of its messages. */
  readonly messages?: Templates;
  /** Its additions to mails of other features. */
  readonly enclosure?: Enclosure;
  /** The topics that users turn on and off. */
  readonly topics?: TopicsOf;
  /** Delivery channels that this feature adds. */
  readonly ways?: ChannelChecks;
  /** Registers further HTTP routes, in addition to those of the doors. */
  serve?(app: FastifyInstance, parts: Omit<WorkParts, 'address'> & { makeContext: MakeContext }): unknown;
  /** Its error codes, with their HTTP status. */
  readonly codes?: Partial<Codes>;
  /** Its actions in the audit trail. */
  readonly audited?: Readonly<Partial<Record<keyof AuditActions, AuditMark>>>;
  /** Limits of texts and lists in the arguments of its fields, by argument name. */
  readonly bounds?: Readonly<Record<string, Bound>>;
  /**
   * Fields with the same value for all participants, and for all admins. A change is read once for all of them. Maps a type
   * to its field names, separated by spaces.
   */
  readonly shared?: Readonly<Record<string, string>>;
}
