import { Field, ID, ObjectType } from 'type-graphql';
import type { AuditActions } from '../core/names.ts';
import { Node } from '../core/ids/node.ts';
import { DateTime } from '../core/validation/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'A field that an action changed, with its value before and after.' })
export class AuditChange {
  @Field(() => String, { description: 'The name of the field.' })
  field!: string;

  @Field(() => String, { nullable: true, description: 'The value before the action; null if there was none.' })
  before!: string | null;

  @Field(() => String, { nullable: true, description: 'The value after the action; null if there is none any more.' })
  after!: string | null;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'An action of consequence, such as a role change or a deletion. The database refuses to change or delete an entry.',
})
export class AuditEntry implements Node {
  id!: string;

  /** The features declare these names (see schema.ts). */
  @Field(() => String, { description: 'The name of the action, such as `role.change`.' })
  action!: keyof AuditActions;

  @Field(() => ID, { description: 'The user who performed the action.' })
  actorId!: string;

  @Field(() => String, { description: 'The name of that user at the time of the action.' })
  actorName!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'The user or object that the action concerns; null for the platform itself.',
  })
  subjectId!: string | null;

  @Field(() => String, { description: 'The name of the subject at the time of the action.' })
  subjectName!: string;

  @Field(() => [AuditChange], { description: 'The changed fields.' })
  changes!: AuditChange[];

  @Field(() => String, { description: 'The network address that the request came from.' })
  address!: string;

  @Field(() => DateTime, { description: 'The time of the action.' })
  createdAt!: Date;
}
