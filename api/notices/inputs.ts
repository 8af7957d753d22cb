import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { afterText, connectionOf } from '../core/pages/connection.ts';
import { registerInputRule } from '../core/validation/inputRules.ts';
import { ReadAgain } from '../core/journal/readAgain.ts';
import { Notice } from './Notice.ts';
import { validateMarkRead } from './validate.ts';

export const NoticeConnection = connectionOf(Notice, 'Notice', 'notices');

@ArgsType()
export class NoticesArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only unread notices. False: only read ones.',
  })
  unread?: boolean | null;

  @Field(() => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;
}

@InputType({ description: "The viewer's notices to mark as read: the named ones, or all if none are named." })
export class MarkNoticesReadInput {
  @Field(() => [ID], {
    nullable: true,
    description:
      'Up to 100 ids of notices or announcements. Ids of other people’s notices and of deleted ones are ignored.',
  })
  noticeIds?: string[] | null;
}
registerInputRule('MarkNoticesReadInput', validateMarkRead);

@ObjectType({ description: 'How many notices were marked as read, and how many are still unread.' })
export class MarkNoticesReadPayload {
  @Field(() => Int, { description: 'How many of them were unread before.' })
  read!: number;

  @Field(() => Int, { description: 'How many are still unread, like the query `unreadNotices`.' })
  unreadNotices!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A new notice for the viewer.' })
export class NoticeArrived {
  constructor(notice: Notice, unreadNotices: number, alert?: Notice) {
    this.notice = notice;
    this.unreadNotices = unreadNotices;
    this.alert = alert;
  }

  @Field(() => Notice, { description: 'The newest unread notice.' })
  notice: Notice;

  @Field(() => Int, { description: 'How many are not read, as `unreadNotices`.' })
  unreadNotices: number;

  @Field(() => Notice, {
    nullable: true,
    description:
      'A new announcement of high priority, if the viewer has a seat at its event: to be shown at once. Null if there is ' +
      'none, or if the viewer wants no push messages about announcements.',
  })
  alert?: Notice | undefined;
}

@ObjectType({ simpleResolvers: true, description: 'Notices were read, on this device or another, or deleted.' })
export class NoticesRead {
  constructor(unreadNotices: number) {
    this.unreadNotices = unreadNotices;
  }

  @Field(() => Int, { description: 'How many are not read, as `unreadNotices`.' })
  unreadNotices: number;
}

export const NoticeChange = createUnionType({
  name: 'NoticeChange',
  description: "A change of the viewer's notices.",
  types: () => [NoticeArrived, NoticesRead, ReadAgain] as const,
  resolveType: (change: object) => change.constructor.name,
});
export type NoticeChangeRow = NoticeArrived | NoticesRead | ReadAgain;
