import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { User } from '../accounts/User.ts';
import { sayUnknown } from '../core/enumValues.ts';
import { IdType, newId } from '../core/ids.ts';
import { Node } from '../core/node.ts';
import { DateTime } from '../core/scalars.ts';
import { Event } from '../events/Event.ts';
import { unknownAudience, unknownPriority, unknownState } from './validate.ts';

/** How much an announcement matters. */
export enum AnnouncementPriority {
  LOW = 'low',
  MEDIUM = 'medium',
  HIGH = 'high',
}

registerEnumType(AnnouncementPriority, {
  name: 'AnnouncementPriority',
  description: 'How much an announcement matters.',
  valuesConfig: {
    LOW: { description: 'Good to know.' },
    MEDIUM: { description: 'What most announcements are.' },
    HIGH: { description: 'Nobody should miss it.' },
  },
});
sayUnknown('AnnouncementPriority', { priority: unknownPriority });

/** Whom an announcement is for. */
export enum AnnouncementAudience {
  EVERYBODY = 'everybody',
  SEATS = 'seats',
  LINE = 'line',
  COLLEGE = 'college',
  ORGANIZERS = 'organizers',
}

registerEnumType(AnnouncementAudience, {
  name: 'AnnouncementAudience',
  description: 'Whom an announcement is for; organizers and admins see all of them.',
  valuesConfig: {
    EVERYBODY: { description: 'Everybody.' },
    SEATS: { description: 'Those who have a seat at its event.' },
    LINE: { description: 'Those who wait in line for a seat at its event.' },
    COLLEGE: { description: 'Those of the college that it names.' },
    ORGANIZERS: { description: 'Organizers and admins.' },
  },
});
sayUnknown('AnnouncementAudience', { audience: unknownAudience });

/** Whether an announcement is there to be seen. */
export enum AnnouncementState {
  DRAFT = 'draft',
  SCHEDULED = 'scheduled',
  PUBLISHED = 'published',
  ENDED = 'ended',
}

registerEnumType(AnnouncementState, {
  name: 'AnnouncementState',
  description: 'Whether an announcement is there to be seen; only organizers and admins see those that are not.',
  valuesConfig: {
    DRAFT: { description: 'It is not published.' },
    SCHEDULED: { description: 'It is published by itself at `publishAt`.' },
    PUBLISHED: { description: 'Those whom it is for see it.' },
    ENDED: { description: 'It ended at `endsAt`.' },
  },
});
sayUnknown('AnnouncementState', { state: unknownState });

@Entity({ tableName: 'announcements' })
@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'Something that organizers tell everybody, in general or about one event.',
})
export class Announcement implements Node {
  [OptionalProps]?:
    | 'event'
    | 'eventId'
    | 'priority'
    | 'isPublished'
    | 'publishAt'
    | 'endsAt'
    | 'pinned'
    | 'audience'
    | 'college'
    | 'shown'
    | 'toldAt'
    | 'toldAgain'
    | 'since'
    | 'state'
    | 'createdById'
    | 'creatorName'
    | 'createdAt'
    | 'updatedAt';

  @PrimaryKey({ type: new IdType('announcement') })
  id: string = newId('announcement');

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Up to 100 characters.' })
  title!: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'Plain text with line breaks, up to 10,000 characters.' })
  content!: string;

  /** Null for a general announcement. It goes when its event goes. */
  @ManyToOne(() => Event, { ref: true, fieldName: 'event_id', nullable: true })
  event: Ref<Event> | null = null;

  /** Given by the reading statements only, as are the two below without a column. */
  @Field(() => ID, { nullable: true, description: 'The event that it belongs to; null for a general one.' })
  eventId!: string | null;

  @Enum({ items: () => AnnouncementPriority })
  @Field(() => AnnouncementPriority, { description: 'How much it matters.' })
  priority: AnnouncementPriority = AnnouncementPriority.MEDIUM;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, {
    description: 'Whether those whom it is for see it, from `publishAt` to `endsAt`; if not, it is a draft.',
  })
  isPublished = true;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'From when it is there to be seen; null: at once.' })
  publishAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  @Field(() => DateTime, { nullable: true, description: 'Until when it is there to be seen; null: for good.' })
  endsAt: Date | null = null;

  @Property({ type: 'boolean' })
  @Field(() => Boolean, { description: 'Whether it stands before those that are not, however old it is.' })
  pinned = false;

  @Enum({ items: () => AnnouncementAudience })
  @Field(() => AnnouncementAudience, { description: 'Whom it is for.' })
  audience: AnnouncementAudience = AnnouncementAudience.EVERYBODY;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The college whose people it is for; null for other audiences.' })
  college: string | null = null;

  /** Whether it is there to be seen, as everybody was told last; kept by the database. */
  @Property({ type: 'boolean' })
  shown = true;

  /** Since when people find it under the bell; kept by the database. */
  @Property({ type: 'timestamptz', nullable: true })
  toldAt: Date | null = null;

  /** Whether that is not the first time. */
  @Property({ type: 'boolean' })
  toldAgain = false;

  @Field(() => AnnouncementState, { description: 'Whether it is there to be seen.' })
  state!: AnnouncementState;

  @Field(() => DateTime, {
    description: 'When it was written or, where that is later, its `publishAt`: lists go by it.',
  })
  since!: Date;

  @ManyToOne(() => User, { ref: true, fieldName: 'created_by' })
  createdBy!: Ref<User>;

  @Field(() => ID, { description: 'The identifier of the person who wrote it.' })
  createdById!: string;

  @Field(() => String, { description: 'The name of the person who wrote it.' })
  creatorName!: string;

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was written.' })
  createdAt: Date = new Date();

  @Property({ type: 'timestamptz' })
  @Field(() => DateTime, { description: 'When it was last edited, published or taken back.' })
  updatedAt: Date = new Date();

  /** Since when it waits to be mailed; null where it does not. */
  @Property({ type: 'timestamptz', nullable: true })
  mailAskedAt: Date | null = null;
}

/** An announcement as the reading statements give it. */
export type AnnouncementRow = Pick<
  Announcement,
  | 'id'
  | 'title'
  | 'content'
  | 'priority'
  | 'isPublished'
  | 'publishAt'
  | 'endsAt'
  | 'pinned'
  | 'audience'
  | 'college'
  | 'state'
  | 'since'
  | 'createdAt'
  | 'updatedAt'
  | 'eventId'
  | 'createdById'
  | 'creatorName'
>;
