import { ArgsType, Field, ID, Int } from 'type-graphql';
import { afterText, connectionOf } from '../core/pages/connection.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { AuditEntry } from './AuditEntry.ts';

export const AuditEntryConnection = connectionOf(AuditEntry, 'AuditEntry', 'entries of the audit trail');

@ArgsType()
export class AuditArgs {
  @Field(() => String, { nullable: true, description: 'Only entries with this action, such as `role.change`.' })
  action?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only actions of this user.' })
  actorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only actions that concern this user or object.' })
  subjectId?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Only actions at or after this time.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Only actions at or before this time.' })
  to?: Date | null;

  @Field(() => Int, { defaultValue: 50, description: 'Page size, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;
}
