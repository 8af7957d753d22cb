import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { afterText, type Page } from '../core/pages/connection.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { prices } from '../core/statements/price.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { Home } from '../events/inputs.ts';
import { publicKeyOf } from '../tickets/sign.ts';
import { requestedFields } from '../core/context/requestedFields.ts';
import { canKeepDoor } from './can.ts';
import { doorChanges } from './changes.ts';
import {
  Attendance,
  DoorList,
  DoorPersonConnection,
  type DoorPersonRow,
  type EndedTicket,
  EndedTicketConnection,
} from './Door.ts';
import {
  CheckInInput,
  CheckInPayload,
  CheckInsInput,
  CheckInsPayload,
  DoorChange,
  type DoorChangeRow,
  UndoCheckInInput,
  UndoCheckInPayload,
} from './inputs.ts';
import { attendanceOf, countsOf, doorPeople, endedTickets, openDoorOf, requireKeeper } from './read.ts';
import { checkIn, undoCheckIn } from './rules.ts';
import { checkIns } from './upload.ts';

@Resolver()
export class CheckInResolver {
  @Query(() => DoorList, {
    description:
      'The data that a device at the door needs to check people in offline. For keepers of the door: its door helpers, ' +
      'the creator of the event, its managers and admins. Errors: NOT_FOUND, FORBIDDEN.',
  })
  async doorList(
    @Arg('eventId', () => ID, { description: 'Which event.' }) eventId: string,
    @Ctx() ctx: Context,
  ): Promise<DoorList> {
    const { id } = await requireKeeper(ctx, eventId);
    return { eventId: id, serverTime: new Date(), publicKey: publicKeyOf(ctx.secret, id) };
  }

  @Mutation(() => CheckInPayload, {
    description:
      'Checks in a person who has a seat. For keepers of the door. Errors: FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, ' +
      'ALREADY_IN (with `at`, `by`, `door`, `name` and `userId`), NO_SEAT, TICKET_GIVEN_BACK, WRONG_EVENT (with `event`), ' +
      'NOT_A_TICKET, TICKET_ALTERED, TICKET_FORGED, TOO_MANY_REQUESTS after too many unknown codes.',
  })
  async checkIn(@Arg('input', () => CheckInInput) input: CheckInInput, @Ctx() ctx: Context): Promise<CheckInPayload> {
    return { person: await checkIn(ctx, input), attendance: attendanceOf(input.eventId) };
  }

  @Mutation(() => UndoCheckInPayload, {
    description:
      'Undoes the check-in of a person. For keepers of the door; recorded in the audit trail. Errors: FORBIDDEN, ' +
      'NOT_FOUND, VALIDATION_FAILED, NOT_CHECKED_IN.',
  })
  async undoCheckIn(
    @Arg('input', () => UndoCheckInInput) input: UndoCheckInInput,
    @Ctx() ctx: Context,
  ): Promise<UndoCheckInPayload> {
    return { person: await undoCheckIn(ctx, input), attendance: attendanceOf(input.eventId) };
  }

  @Mutation(() => CheckInsPayload, {
    description:
      'Stores scans that a device made offline. Idempotent, in any order: the check-in of a person is the earliest scan ' +
      'that was not undone. Each scan has its own answer. For keepers of the door. A former keeper may send scans from ' +
      'before the end of their role for one day, and gets no names. Errors: FORBIDDEN, NOT_FOUND, VALIDATION_FAILED.',
  })
  async checkIns(
    @Arg('input', () => CheckInsInput) input: CheckInsInput,
    @Ctx() ctx: Context,
  ): Promise<CheckInsPayload> {
    const { isFormer, ...taken } = await checkIns(ctx, input);
    return { ...taken, attendance: isFormer ? null : attendanceOf(input.eventId) };
  }

  @Subscription(() => DoorChange, {
    subscribe: ({ args, context }) => doorChanges(context as Context, (args as { eventId: string }).eventId) as never,
    description:
      'Emits check-ins and undone check-ins at all doors of the event, with the new counts; at most four times a second. ' +
      'For keepers of the door. The first message is `ReadAgain`. It is sent again after gaps or large changes: reload ' +
      'the list.',
  })
  checkedIn(
    @Root() change: DoorChangeRow,
    @Arg('eventId', () => ID, { description: 'Which event.' }) _eventId: string,
  ): DoorChangeRow {
    return change;
  }
}

@Resolver(() => DoorList)
export class DoorListResolver {
  @FieldResolver(() => DoorPersonConnection, {
    complexity: prices.statement,
    description: 'All people with a seat, on the waitlist or with a request, the oldest registration first.',
  })
  people(
    @Root() { eventId }: DoorList,
    @Arg('first', () => Int, { defaultValue: 100, description: 'How many to a page, 1 to 500.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Arg('onlyIn', () => Boolean, { defaultValue: false, description: 'Only people who are checked in.' })
    onlyIn: boolean,
    @Ctx() ctx: Context,
  ): Promise<Page<DoorPersonRow>> {
    return doorPeople(ctx, eventId, { onlyIn, first, after: after ?? null });
  }

  @FieldResolver(() => EndedTicketConnection, {
    complexity: prices.statement,
    description: 'Tickets of seats that were cancelled within the last 90 days.',
  })
  endedTickets(
    @Root() { eventId }: DoorList,
    @Arg('first', () => Int, { defaultValue: 100, description: 'How many to a page, 1 to 500.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<EndedTicket>> {
    return endedTickets(ctx, eventId, { first, after: after ?? null });
  }

  @FieldResolver(() => Attendance, { description: 'The current counts.' })
  attendance(@Root() { eventId }: DoorList): Attendance {
    return attendanceOf(eventId);
  }
}

@Resolver(() => Attendance)
export class AttendanceResolver {
  @FieldResolver(() => Int, { description: 'How many people are checked in.' })
  async in(@Root() { eventUuid }: Attendance, @Ctx() ctx: Context): Promise<number> {
    return (await countsOf(ctx, eventUuid)).in;
  }

  @FieldResolver(() => Int, { description: 'How many people have a seat.' })
  async expected(@Root() { eventUuid }: Attendance, @Ctx() ctx: Context): Promise<number> {
    return (await countsOf(ctx, eventUuid)).expected;
  }

  @FieldResolver(() => Int, { description: 'How many people have a seat and are not checked in.' })
  async notIn(@Root() { eventUuid }: Attendance, @Ctx() ctx: Context): Promise<number> {
    return (await countsOf(ctx, eventUuid)).notIn;
  }

  @FieldResolver(() => Int, {
    description: 'How many of the checked-in people had no seat before.',
  })
  async walkIns(@Root() { eventUuid }: Attendance, @Ctx() ctx: Context): Promise<number> {
    return (await countsOf(ctx, eventUuid)).walkIns;
  }
}

@Resolver(() => Event)
export class EventAttendanceResolver {
  @FieldResolver(() => Attendance, {
    nullable: true,
    description: 'Attendance counts: for keepers of the door, else null.',
  })
  attendance(@Root() event: EventRow, @Ctx() ctx: Context): Attendance | null {
    return canKeepDoor(requireViewer(ctx), event) ? attendanceOf(event.id) : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may check people in.' })
  viewerCanKeepDoor(@Root() event: EventRow, @Ctx() ctx: Context): boolean {
    return canKeepDoor(requireViewer(ctx), event);
  }
}

/** The field that check-in adds to the home screen. */
@Resolver(() => Home)
export class HomeCheckInResolver {
  @FieldResolver(() => Event, {
    nullable: true,
    complexity: prices.statement,
    description:
      'The event whose door the viewer keeps now as a helper, from an hour before it begins until its doors close; else null.',
  })
  doorEvent(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo): Promise<EventRow | null> {
    return openDoorOf(ctx, requestedFields(info, []));
  }
}
