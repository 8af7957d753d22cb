import { OptionalProps, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { User } from '../accounts/User.ts';
import { sayUnknown } from '../core/enumValues.ts';
import { IdType, newId } from '../core/ids.ts';
import { Node } from '../core/node.ts';
import { DateTime } from '../core/scalars.ts';
import { Event } from '../events/Event.ts';
import { unknownPriority } from './validate.ts';

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
    description: 'Whether everybody sees it; if not, it is a draft of the organizers and admins.',
  })
  isPublished = true;

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
  | 'createdAt'
  | 'updatedAt'
  | 'eventId'
  | 'createdById'
  | 'creatorName'
>;
