import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Node } from '../core/node.ts';
import { DateTime } from '../core/scalars.ts';

/** What has become of a message. */
export enum MailState {
  QUEUED = 'queued',
  SENT = 'sent',
  KEPT = 'kept',
  FAILED = 'failed',
  WITHHELD = 'withheld',
}

registerEnumType(MailState, {
  name: 'MailState',
  description: 'What has become of a message.',
  valuesConfig: {
    QUEUED: { description: 'It waits for its turn, or for another try.' },
    SENT: { description: 'The mail server has taken it.' },
    KEPT: { description: 'There is no mail server: it lies in the local outbox of this installation.' },
    FAILED: { description: 'It was refused, or given up after the last try.' },
    WITHHELD: { description: 'It was rightly not sent; the answer says why.' },
  },
});

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A message and what became of it. Seen by admins only; what it says beyond its subject, by nobody.',
})
export class MailMessage implements Node {
  id!: string;

  @Field(() => String, { description: 'What it is about, such as `registration-confirmed` or `reset-password`.' })
  kind!: string;

  @Field(() => String, { description: 'Its subject, as its reader sees it.' })
  subject!: string;

  @Field(() => String, { description: 'The address that it goes to.' })
  to!: string;

  @Field(() => MailState, { description: 'What has become of it.' })
  state!: MailState;

  @Field(() => Int, { description: 'How often it has been tried.' })
  attempts!: number;

  @Field(() => String, {
    nullable: true,
    description: "The mail server's own answer to the last try; null before the first.",
  })
  answer!: string | null;

  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was sent, kept or given up; null while it waits.' })
  settledAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether `retryMail` would send it again: it failed or waits to be tried again, its link is still there, and what it ' +
      'says still holds.',
  })
  viewerCanRetry!: boolean;
}
