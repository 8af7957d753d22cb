import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { sayUnknown } from '../core/enumValues.ts';
import { DateTime } from '../core/scalars.ts';

/** What a feed holds. */
export enum CalendarFeedKind {
  MINE = 'mine',
  ALL = 'all',
  TAG = 'tag',
}

registerEnumType(CalendarFeedKind, {
  name: 'CalendarFeedKind',
  description: 'What a calendar holds that one subscribes to.',
  valuesConfig: {
    MINE: { description: 'Events at which the person has a seat, waits or asks for one, and those that they created.' },
    ALL: { description: 'The events that everybody sees.' },
    TAG: { description: 'Those of them that have one tag.' },
  },
});
sayUnknown('CalendarFeedKind', { kind: 'kind must be one of MINE, ALL, TAG' });

@ObjectType({
  simpleResolvers: true,
  description: 'A calendar that programs read by a link that is a secret. Only the person whose it is sees it.',
})
export class CalendarFeed {
  @Field(() => ID, { description: 'The identifier of the calendar; it opens nothing.' })
  id!: string;

  @Field(() => CalendarFeedKind, { description: 'What it holds.' })
  kind!: CalendarFeedKind;

  @Field(() => String, { nullable: true, description: 'The tag of its events; null unless it is of one tag.' })
  tag!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where programs read it. Whoever has the link reads it too. Null where the server cannot show it any more: the link ' +
      'still works, and can be made new.',
  })
  url!: string | null;

  @Field(() => DateTime, { description: 'When the link was made.' })
  createdAt!: Date;
}
