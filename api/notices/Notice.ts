import { Field, ObjectType } from 'type-graphql';
import { Node } from '../core/node.ts';
import { DateTime } from '../core/scalars.ts';

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Something that a person was told, to be looked up for 90 days. Only the person whose it is sees it.',
})
export class Notice implements Node {
  id!: string;

  @Field(() => String, { description: 'What it is about, such as `event-changed` or `waitlist-seat`.' })
  kind!: string;

  @Field(() => String, { description: 'What has happened, in one line.' })
  title!: string;

  @Field(() => String, { description: 'More about it, in one line; may be empty.' })
  text!: string;

  @Field(() => String, { description: 'Where it leads: a path of the web client, such as `/events/event_01jd…`.' })
  path!: string;

  @Field(() => Boolean, { description: 'Whether the person has read it, on any device.' })
  isRead!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is an announcement that the person wrote: it is read from the beginning.',
  })
  isOwn!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is an announcement that is told again to those who had not read it.',
  })
  isAgain!: boolean;

  @Field(() => DateTime, { description: 'When it was told.' })
  createdAt!: Date;
}
