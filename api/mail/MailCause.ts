import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../core/node.ts';
import { DateTime } from '../core/scalars.ts';
import { MailMessage } from './MailMessage.ts';

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'What set messages off, such as an announcement or the change of an event, and what became of them. Those that differ in ' +
    'kind or content are causes of their own. Seen by admins only.',
})
export class MailCause implements Node {
  id!: string;

  @Field(() => String, { description: 'What its messages are about, such as `announcement` or `event-changed`.' })
  kind!: string;

  @Field(() => String, { description: 'Their subject, as the reader of one of them sees it.' })
  subject!: string;

  @Field(() => DateTime, { description: 'When it was.' })
  createdAt!: Date;

  @Field(() => Int, { description: 'How many messages it set off that are still kept.' })
  total!: number;

  @Field(() => Int, { description: 'How many of them wait for their turn, or for another try.' })
  queued!: number;

  @Field(() => Int, { description: 'How many of them the mail server has taken.' })
  sent!: number;

  @Field(() => Int, { description: 'How many of them lie in the local outbox of this installation.' })
  kept!: number;

  @Field(() => Int, { description: 'How many of them were refused, or given up after the last try.' })
  failed!: number;

  @Field(() => Int, { description: 'How many of them were rightly not sent.' })
  withheld!: number;

  @Field(() => MailMessage, {
    nullable: true,
    description: 'Its message, where it is the only one; null where there are more.',
  })
  message!: MailMessage | null;
}
