import { ArgsType, Field, ID, Int } from 'type-graphql';
import { afterText, connectionOf } from '../core/connection.ts';
import { DateTime } from '../core/scalars.ts';
import { AuditEntry } from './AuditEntry.ts';

export const AuditEntryConnection = connectionOf(AuditEntry, 'AuditEntry', 'entries of the audit trail');

@ArgsType()
export class AuditArgs {
  @Field(() => String, { nullable: true, description: 'Only this action, such as `role.change`.' })
  action?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only what this person did.' })
  actorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only what was done to this person or thing.' })
  subjectId?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Only from this moment on.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Only up to this moment.' })
  to?: Date | null;

  @Field(() => Int, { defaultValue: 50, description: 'How many to a page, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;
}
