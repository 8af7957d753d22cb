import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../core/ids/node.ts';
import { DateTime } from '../core/validation/scalars.ts';

export enum MailState {
  QUEUED = 'queued',
  SENT = 'sent',
  KEPT = 'kept',
  FAILED = 'failed',
  WITHHELD = 'withheld',
}

registerEnumType(MailState, {
  name: 'MailState',
  description: 'The state of a message.',
  valuesConfig: {
    QUEUED: { description: 'The message waits for its first or next attempt.' },
    SENT: { description: 'The mail server accepted it.' },
    KEPT: { description: 'There is no mail server: the message is in the local outbox of this installation.' },
    FAILED: { description: 'The message was refused, or given up after the last attempt.' },
    WITHHELD: { description: 'Intentionally not sent; `answer` gives the reason.' },
  },
});

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A message and its delivery. Admins only; even they see only its subject, not its content.',
})
export class MailMessage implements Node {
  id!: string;

  @Field(() => String, {
    description: 'The kind of the message, such as `registration-confirmed` or `reset-password`.',
  })
  kind!: string;

  @Field(() => String, { description: 'The subject, as the recipient sees it.' })
  subject!: string;

  @Field(() => String, { description: 'The address of the recipient.' })
  to!: string;

  @Field(() => MailState, { description: 'The state of the delivery.' })
  state!: MailState;

  @Field(() => Int, { description: 'The number of attempts.' })
  attempts!: number;

  @Field(() => String, {
    nullable: true,
    description: "The mail server's response to the last attempt; null before the first.",
  })
  answer!: string | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was sent, kept or given up; null while it waits.' })
  settledAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether `retryMail` would send it again: it failed or waits for its next attempt, its link still ' +
      'works, and its content is still true.',
  })
  viewerCanRetry!: boolean;
}
