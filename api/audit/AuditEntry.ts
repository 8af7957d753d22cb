import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../core/node.ts';
import { DateTime } from '../core/scalars.ts';

/** What the trail records, by the names under which it is filtered. */
export const auditActions = [
  'role.change',
  'settings.change',
  'event.approve',
  'event.reject',
  'event.delete',
  'announcement.delete',
  'score.correct',
  'users.import',
  'registration.add',
  'registration.remove',
  'mail.retry',
] as const;

export type AuditAction = (typeof auditActions)[number];

@ObjectType({ simpleResolvers: true, description: 'One thing that was changed, as it was and as it became.' })
export class AuditChange {
  @Field(() => String, { description: 'What was changed.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'What it was; null where there was nothing.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'What it became; null where there is nothing any more.' })
  after!: string | null;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Something of consequence that somebody did. The trail only grows: the database refuses to change it.',
})
export class AuditEntry implements Node {
  id!: string;

  @Field(() => String, {
    description: `What was done: ${auditActions.map((action) => `\`${action}\``).join(', ')}.`,
  })
  action!: AuditAction;

  @Field(() => ID, { description: 'Who did it.' })
  actorId!: string;

  @Field(() => String, { description: 'Their name at that time.' })
  actorName!: string;

  @Field(() => ID, { nullable: true, description: 'To whom or what; null for the platform itself.' })
  subjectId!: string | null;

  @Field(() => String, { description: 'Its name at that time.' })
  subjectName!: string;

  @Field(() => [AuditChange], { description: 'What was changed.' })
  changes!: AuditChange[];

  @Field(() => String, { description: 'The network address that the request came from.' })
  address!: string;

  @Field(() => DateTime, { description: 'When.' })
  createdAt!: Date;
}
