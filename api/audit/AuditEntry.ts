import { Field, ID, ObjectType } from 'type-graphql';
import type { AuditActions } from '../core/names.ts';
import { Node } from '../core/node.ts';
import { DateTime } from '../core/scalars.ts';

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

  /** schema.ts lists what features record. */
  @Field(() => String, { description: 'What was done' })
  action!: keyof AuditActions;

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
