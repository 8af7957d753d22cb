import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { afterText, connectionOf } from '../core/connection.ts';
import { sayProblems } from '../core/inputRules.ts';
import { ReadAgain } from '../core/readAgain.ts';
import { Notice } from './Notice.ts';
import { validateReading } from './validate.ts';

export const NoticeConnection = connectionOf(Notice, 'Notice', 'notices');

@ArgsType()
export class NoticesArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only those that are not read. False: only those that are.',
  })
  unread?: boolean | null;

  @Field(() => Int, { defaultValue: 20, description: 'How many to a page, 1 to 100.' })
  first!: number;

  @Field(() => String, { nullable: true, description: afterText })
  after?: string | null;
}

@InputType({ description: "Which of the viewer's notices are read: those that are named, or all without names." })
export class MarkNoticesReadInput {
  @Field(() => [ID], {
    nullable: true,
    description:
      'Their identifiers, or those of announcements, up to 100; those that are not the viewer’s, or gone, are passed by.',
  })
  noticeIds?: string[] | null;
}
sayProblems('MarkNoticesReadInput', validateReading);

@ObjectType({ description: 'What is left to be read.' })
export class MarkNoticesReadPayload {
  @Field(() => Int, { description: 'How many were not read before.' })
  read!: number;

  @Field(() => Int, { description: 'How many are not read now, as `unreadNotices`.' })
  unreadNotices!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The viewer was told something: it is the newest of their notices.' })
export class NoticeArrived {
  constructor(notice: Notice, unreadNotices: number) {
    this.notice = notice;
    this.unreadNotices = unreadNotices;
  }

  @Field(() => Notice, { description: 'What they were told.' })
  notice: Notice;

  @Field(() => Int, { description: 'How many are not read, as `unreadNotices`.' })
  unreadNotices: number;
}

@ObjectType({ simpleResolvers: true, description: 'Notices were read, on this device or another, or have gone.' })
export class NoticesRead {
  constructor(unreadNotices: number) {
    this.unreadNotices = unreadNotices;
  }

  @Field(() => Int, { description: 'How many are not read, as `unreadNotices`.' })
  unreadNotices: number;
}

export const NoticeChange = createUnionType({
  name: 'NoticeChange',
  description: "What has happened to the viewer's notices.",
  types: () => [NoticeArrived, NoticesRead, ReadAgain] as const,
  resolveType: (change: object) => change.constructor.name,
});
export type NoticeChangeRow = NoticeArrived | NoticesRead | ReadAgain;
