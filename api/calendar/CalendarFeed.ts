import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { setUnknownValueSentences } from '../core/validation/enumValues.ts';
import { DateTime } from '../core/validation/scalars.ts';
import { sentence } from '../core/texts/refusalTexts.ts';

/** The contents of a feed. */
export enum CalendarFeedKind {
  MINE = 'mine',
  ALL = 'all',
  TAG = 'tag',
}

registerEnumType(CalendarFeedKind, {
  name: 'CalendarFeedKind',
  description: 'The contents of a calendar feed.',
  valuesConfig: {
    MINE: { description: 'Events that the person created, or where they have a seat, a waitlist entry or a request.' },
    ALL: { description: 'All public events.' },
    TAG: { description: 'Public events with one tag.' },
  },
});
setUnknownValueSentences('CalendarFeedKind', {
  kind: sentence('mustBeOneOf', { field: 'kind', values: 'MINE, ALL, TAG' }),
});

@ObjectType({
  simpleResolvers: true,
  description: 'A calendar feed at a secret link for calendar programs. Only its owner can see it.',
})
export class CalendarFeed {
  @Field(() => ID, { description: 'The ID of the feed. It does not grant access.' })
  id!: string;

  @Field(() => CalendarFeedKind, { description: 'The contents of the feed.' })
  kind!: CalendarFeedKind;

  @Field(() => String, { nullable: true, description: 'The tag of the events; null for other kinds.' })
  tag!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The secret link for calendar programs; anyone who has it can read the feed. Null if the server can no longer ' +
      'decrypt it: the link still works, and can be renewed.',
  })
  url!: string | null;

  @Field(() => DateTime, { description: 'When the feed was created.' })
  createdAt!: Date;
}
