import { Field, ObjectType } from 'type-graphql';
import { Node } from '../core/ids/node.ts';
import { DateTime } from '../core/validation/scalars.ts';

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'A notification under the bell of one person, stored for 90 days. Only this person sees it.',
})
export class Notice implements Node {
  id!: string;

  @Field(() => String, { description: 'The kind, such as `event-changed` or `waitlist-seat`.' })
  kind!: string;

  @Field(() => String, { description: 'One line about what has happened.' })
  title!: string;

  @Field(() => String, { description: 'One more line with details; may be empty.' })
  text!: string;

  @Field(() => String, { description: 'The page to open: a path of the web client, such as `/events/event_01jd…`.' })
  path!: string;

  @Field(() => Boolean, { description: 'Whether the person has read it, on any device.' })
  isRead!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is an announcement by this person, which counts as read from the beginning.',
  })
  isOwn!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is an announcement that an organizer repeated for people who had not read it.',
  })
  isAgain!: boolean;

  @Field(() => DateTime, { description: 'When the person was notified.' })
  createdAt!: Date;
}
