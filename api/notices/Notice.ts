import { Field, ObjectType } from 'type-graphql';
import { Node } from '../core/ids/node.ts';
import { prices } from '../core/statements/price.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import type { Written } from '../core/texts/texts.ts';
import { Language } from '../settings/UserSettings.ts';
import { DateTime } from '../core/validation/scalars.ts';

@ObjectType({ simpleResolvers: true, description: 'A part of a text, such as the title of an event in a sentence.' })
export class NoticePart implements Written {
  @Field(() => String, { complexity: prices.columnOfRow, description: 'The words.' })
  text!: string;

  @Field(() => Language, {
    complexity: prices.columnOfRow,
    nullable: true,
    description: 'Their language; null if it is not known.',
  })
  language!: LanguageName | null;
}

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

  @Field(() => [NoticePart], { description: '`title` in parts, each with its language.' })
  titleParts!: Written[];

  @Field(() => [NoticePart], { description: '`text` in parts, each with its language.' })
  textParts!: Written[];

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
