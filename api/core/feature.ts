import type { EntityClass } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import type { MakeContext } from './context.ts';
import type { Job, Sweep, WorkParts } from './jobs.ts';
import type { Follower, Notifies } from './journal.ts';
import type { Enclosure, Templates, TopicsOf, WaysOf } from './message.ts';
import type { AuditActions, Codes, JournalKinds } from './names.ts';
import type { NodesOf } from './node.ts';
import type { Rest } from './rest.ts';

/** How long the text of an argument may be, or each of its texts, of which there are so many. */
export interface Bound {
  readonly characters?: number;
  readonly items?: number;
}

/**
 * What a feature brings, named once in its feature.ts; features.ts lists them all. Whatever is left out, it has none of.
 * The names that a feature adds to those that everybody knows (kinds of ids, codes of refusals) are declared there too.
 */
export interface Feature {
  /** That of its folder. */
  readonly name: string;
  /** The classes whose methods are fields of GraphQL. */
  readonly resolvers?: readonly Function[];
  /** The classes that are tables. */
  readonly entities?: readonly EntityClass<object>[];
  /** What can be read by its id, by the kind of that. */
  readonly nodes?: NodesOf;
  /** What it does apart from requests, in the transactions of which it was asked for. */
  readonly jobs?: readonly Job<never>[];
  /** What it does every so often. */
  readonly sweeps?: readonly Sweep[];
  /** What its rules and its SQL append to the journal, and what that says; docs/journal.md is made of it. */
  readonly appends?: { readonly [Kind in keyof JournalKinds]?: string };
  /** What it does about entries of the journal, its own or those of features before it. */
  readonly follows?: readonly Follower[];
  /** What open screens are told of entries of the journal. */
  readonly notifies?: Notifies;
  /** What it brings to REST, with a rest.graphql beside it. */
  readonly rest?: Rest;
  /** What it writes to people. */
  readonly messages?: Templates;
  /** What it adds to mails of others. */
  readonly enclosure?: Enclosure;
  /** By what people choose whether they want that. */
  readonly topics?: TopicsOf;
  /** By what messages come because of it. */
  readonly ways?: WaysOf;
  /** Addresses of its own, beside those of the doors. */
  serve?(app: FastifyInstance, parts: Omit<WorkParts, 'address'> & { makeContext: MakeContext }): unknown;
  /** The codes of its refusals, with their HTTP status. */
  readonly codes?: Partial<Codes>;
  /** What of it the audit trail records. */
  readonly audited?: readonly (keyof AuditActions)[];
  /** How long texts and lists may be that are arguments of its fields, by the name of the argument. */
  readonly bounds?: Readonly<Record<string, Bound>>;
  /**
   * Fields that are the same for all participants, and for all admins: changes are read once for all of them. By the
   * type that they are of, with spaces between their names.
   */
  readonly shared?: Readonly<Record<string, string>>;
}
