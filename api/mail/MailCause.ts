import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../core/ids/node.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { MailMessage } from './MailMessage.ts';

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'A cause of messages, such as an announcement or a change of an event, and the states of its messages. ' +
    'Messages of another kind or content belong to another cause. Admins only.',
})
export class MailCause implements Node {
  id!: string;

  @Field(() => String, { description: 'The kind of its messages, such as `announcement` or `event-changed`.' })
  kind!: string;

  @Field(() => String, { description: 'The subject of its newest message.' })
  subject!: string;

  @Field(() => DateTime, { description: 'When the messages were caused.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'How many of its messages are still stored.' })
  total!: number;

  @Field(() => Int, { description: 'How many of them wait for their first or next attempt.' })
  queued!: number;

  @Field(() => Int, { description: 'How many of them the mail server accepted.' })
  sent!: number;

  @Field(() => Int, { description: 'How many of them are in the local outbox of this installation.' })
  kept!: number;

  @Field(() => Int, { description: 'How many of them were refused, or given up after the last attempt.' })
  failed!: number;

  @Field(() => Int, { description: 'How many of them were intentionally not sent.' })
  withheld!: number;

  @Field(() => MailMessage, {
    nullable: true,
    description: 'The message, if there is only one; else null.',
  })
  message!: MailMessage | null;
}
