import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { afterText, type Page } from '../core/connection.ts';
import { type Context, requireViewer } from '../core/context.ts';
import { prices } from '../core/price.ts';
import { Event, type EventRow } from '../events/Event.ts';
import { publicKeyOf } from '../tickets/sign.ts';
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
import { attendanceOf, countsOf, doorPeople, endedTickets, requireKeeper } from './read.ts';
import { checkIn, undoCheckIn } from './rules.ts';
import { checkIns } from './upload.ts';

/** The door of an event. */
@Resolver()
export class CheckInResolver {
  @Query(() => DoorList, {
    description:
      'All that a door needs to let people in without the server; for whoever keeps it: its helpers at the door and ' +
      'whoever runs the event. Errors: NOT_FOUND, FORBIDDEN.',
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
      'Lets somebody in who has a seat. Whoever keeps the door only. Errors: FORBIDDEN, NOT_FOUND, VALIDATION_FAILED, ' +
      'ALREADY_IN (with `at`, `by`, `door`, `name` and `userId`), NO_SEAT, TICKET_GIVEN_BACK, WRONG_EVENT (with `event`), ' +
      'NOT_A_TICKET, TICKET_ALTERED, TICKET_FORGED, TOO_MANY_REQUESTS after too many codes that open nothing.',
  })
  async checkIn(@Arg('input', () => CheckInInput) input: CheckInInput, @Ctx() ctx: Context): Promise<CheckInPayload> {
    return { person: await checkIn(ctx, input), attendance: attendanceOf(input.eventId) };
  }

  @Mutation(() => UndoCheckInPayload, {
    description:
      'Takes back that somebody is in. Whoever keeps the door only; the audit trail says who did. Errors: FORBIDDEN, ' +
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
      'Takes in what a door has seen while it was offline, in any order, and as often as it is sent: a person is in since ' +
      'the earliest scan that was not taken back. Each scan has its own answer. Whoever keeps the door, and for a day whoever ' +
      'did, of what they saw before; those are told no names. Errors: FORBIDDEN, NOT_FOUND, VALIDATION_FAILED.',
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
      'Who has come in or is out again, by whichever door, with how many are in: at most four times a second. Whoever keeps ' +
      'the door only. Begins with `ReadAgain`, which also says that so much has changed that the list is best read again.',
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
    description: 'Everybody who has a seat, waits or asks for one, in the order in which they registered.',
  })
  people(
    @Root() { eventId }: DoorList,
    @Arg('first', () => Int, { defaultValue: 100, description: 'How many to a page, 1 to 500.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Arg('onlyIn', () => Boolean, { defaultValue: false, description: 'Only those who are in.' }) onlyIn: boolean,
    @Ctx() ctx: Context,
  ): Promise<Page<DoorPersonRow>> {
    return doorPeople(ctx, eventId, { onlyIn, first, after: after ?? null });
  }

  @FieldResolver(() => EndedTicketConnection, {
    complexity: prices.statement,
    description: 'Tickets of seats that were given back within the last 90 days.',
  })
  endedTickets(
    @Root() { eventId }: DoorList,
    @Arg('first', () => Int, { defaultValue: 100, description: 'How many to a page, 1 to 500.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: afterText }) after: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<Page<EndedTicket>> {
    return endedTickets(ctx, eventId, { first, after: after ?? null });
  }

  @FieldResolver(() => Attendance, { description: 'How many are in.' })
  attendance(@Root() { eventId }: DoorList): Attendance {
    return attendanceOf(eventId);
  }
}

@Resolver(() => Attendance)
export class AttendanceResolver {
  @FieldResolver(() => Int, { description: 'How many people are in.' })
  async in(@Root() { eventUuid }: Attendance, @Ctx() ctx: Context): Promise<number> {
    return (await countsOf(ctx, eventUuid)).in;
  }

  @FieldResolver(() => Int, { description: 'How many people have a seat.' })
  async expected(@Root() { eventUuid }: Attendance, @Ctx() ctx: Context): Promise<number> {
    return (await countsOf(ctx, eventUuid)).expected;
  }

  @FieldResolver(() => Int, { description: 'How many people have a seat and are not in.' })
  async notIn(@Root() { eventUuid }: Attendance, @Ctx() ctx: Context): Promise<number> {
    return (await countsOf(ctx, eventUuid)).notIn;
  }

  @FieldResolver(() => Int, {
    description: 'How many of those who are in had no seat before they came.',
  })
  async walkIns(@Root() { eventUuid }: Attendance, @Ctx() ctx: Context): Promise<number> {
    return (await countsOf(ctx, eventUuid)).walkIns;
  }
}

/** What the door adds to an event. */
@Resolver(() => Event)
export class EventAttendanceResolver {
  @FieldResolver(() => Attendance, {
    nullable: true,
    description: 'How many are in: for whoever keeps the door, else null.',
  })
  attendance(@Root() event: EventRow, @Ctx() ctx: Context): Attendance | null {
    return canKeepDoor(requireViewer(ctx), event) ? attendanceOf(event.id) : null;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer keeps its door.' })
  viewerCanKeepDoor(@Root() event: EventRow, @Ctx() ctx: Context): boolean {
    return canKeepDoor(requireViewer(ctx), event);
  }
}
