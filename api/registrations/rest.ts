import { idOf, type Rest, type Route } from '../core/rest.ts';
import { eventIdProblem } from '../events/validate.ts';
import { SeatState } from './Registration.ts';
import { requireDecider } from './requests.ts';
import { requireParticipant } from './rules.ts';
import { registrationTable } from './sheet.ts';
import { requireLineKeeper } from './waitlist.ts';
import { requireWriter } from './writing.ts';

type Answer = Readonly<Record<string, unknown>>;

const stateOf = ({ data }: Answer) => (data as { state: SeatState }).state;

const isRequest = (answer: Answer) => stateOf(answer) === SeatState.REQUESTED;

const sentences: Readonly<Record<SeatState, string>> = {
  [SeatState.CONFIRMED]: 'You are registered for this event.',
  [SeatState.WAITLISTED]: 'You are in line for a seat.',
  [SeatState.REQUESTED]: 'You have asked for a seat. The organizer decides.',
};

const saysState = (answer: Answer) => sentences[stateOf(answer)];

const done = (undecided: unknown) =>
  (undecided as unknown[]).length === 0 ? 'Done.' : 'Done but for those named as undecided.';

const sheetAs = (ending: 'csv' | 'xlsx', operation: string, what: string): Route => ({
  method: 'GET',
  path: `/api/events/:eventId/registrations.${ending}`,
  group: 'Events',
  summary: `Everybody who has a seat, waits or asks for one, with their answers, and guests, as ${what}; for the creator of the event, its managers and admins.`,
  operation,
  permission: (ctx, { eventId }) => requireLineKeeper(ctx, eventId!),
  list: 'event.registrations',
  missing: 'Event not found',
  sheet: {
    ending,
    name: 'event.title',
    table: registrationTable,
    last: { operation: 'GuestSheet', list: 'doorList.guests' },
  },
});

export const rest: Rest = {
  routes: [
    {
      method: 'GET',
      path: '/api/my-events',
      group: 'Events',
      summary: 'The own events: with a seat, in line, asked for, past, or run by oneself.',
      operation: 'MyEvents',
      list: 'myEvents',
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/register',
      group: 'Events',
      summary: 'Take a seat, or ask for one where the organizer decides: see `state`.',
      operation: 'RegisterForEvent',
      permission: requireParticipant,
      answer: { data: 'registerForEvent.registration' },
      status: 201,
      isPending: isRequest,
      message: saysState,
    },
    {
      method: 'PUT',
      path: '/api/events/:eventId/register/answers',
      group: 'Events',
      summary: 'Answer the questions of the event anew, until registration closes.',
      operation: 'AnswerQuestions',
      answer: { data: 'answerQuestions.registration' },
      message: () => 'Your answers are saved.',
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId/register',
      group: 'Events',
      summary: 'Give back what the viewer has there: a seat, a place in line, or a request.',
      operation: 'CancelRegistration',
      answer: { data: 'cancelRegistration.event' },
      message: () => 'Your registration is cancelled.',
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/participants',
      group: 'Events',
      summary: 'Who has a seat. Only organizers and admins see e-mail addresses of others.',
      operation: 'Participants',
      list: 'event.participants',
      missing: 'Event not found',
      idProblem: (eventId) => eventIdProblem(eventId, 'participants'),
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/waitlist',
      group: 'Events',
      summary: 'Join the line of a full event; where a seat has come free and nobody waits, take it: see `state`.',
      operation: 'JoinWaitlist',
      permission: requireParticipant,
      answer: { data: 'joinWaitlist.registration' },
      status: 201,
      isPending: isRequest,
      message: (answer) =>
        stateOf(answer) === SeatState.CONFIRMED
          ? 'A seat came free: you are registered for this event.'
          : saysState(answer),
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId/waitlist',
      group: 'Events',
      summary: 'Leave the line.',
      operation: 'LeaveWaitlist',
      answer: { data: 'leaveWaitlist.event' },
      message: () => 'You are no longer in line.',
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/waitlist',
      group: 'Events',
      summary: 'Who waits for a seat, the first in line first; for the creator of the event, its managers and admins.',
      operation: 'Waitlist',
      permission: (ctx, { eventId }) => requireLineKeeper(ctx, eventId!),
      list: 'event.waitlist',
      missing: 'Event not found',
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/waitlist/:userId/seat',
      group: 'Events',
      summary:
        'Give somebody in line a seat before those in front of them; a full event gets one more. For the creator of the ' +
        'event and admins.',
      operation: 'GiveSeat',
      answer: { data: 'giveSeat.event' },
      message: () => 'The seat is given.',
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/requests',
      group: 'Events',
      summary: 'Who asks for a seat, whoever asked first first; for the creator of the event, its managers and admins.',
      operation: 'Requests',
      permission: (ctx, { eventId }) => requireLineKeeper(ctx, eventId!),
      list: 'event.requests',
      missing: 'Event not found',
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/requests/approve',
      group: 'Events',
      summary:
        'Give people the seat that they have asked for, or a place in line. For the creator of the event, its managers and admins.',
      operation: 'ApproveRegistrations',
      permission: (ctx, { eventId }) => requireDecider(ctx, eventId!),
      answer: {
        data: 'approveRegistrations.registrations',
        undecided: 'approveRegistrations.undecided',
        event: 'approveRegistrations.event',
      },
      message: ({ undecided }) => done(undecided),
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/requests/decline',
      group: 'Events',
      summary: 'End requests and tell the people why. For the creator of the event, its managers and admins.',
      operation: 'DeclineRegistrations',
      permission: (ctx, { eventId }) => requireDecider(ctx, eventId!),
      answer: {
        data: 'declineRegistrations.declinedUserIds',
        undecided: 'declineRegistrations.undecided',
        event: 'declineRegistrations.event',
      },
      message: ({ undecided }) => done(undecided),
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/registrations/remove',
      group: 'Events',
      summary:
        'Give back seats, places in line and requests of people. For the creator of the event, its managers and admins.',
      operation: 'RemoveRegistrations',
      permission: (ctx, { eventId }) => requireDecider(ctx, eventId!),
      answer: {
        data: 'removeRegistrations.removedUserIds',
        undecided: 'removeRegistrations.undecided',
        event: 'removeRegistrations.event',
      },
      message: ({ undecided }) => done(undecided),
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/registrations/write',
      group: 'Events',
      summary:
        'Mail a letter to people, named or by their states. For the creator of the event, its managers and admins.',
      operation: 'WriteToRegistrations',
      permission: (ctx, { eventId }) => requireWriter(ctx, eventId!),
      answer: {
        written: 'writeToRegistrations.written',
        withoutMail: 'writeToRegistrations.withoutMail',
        undecided: 'writeToRegistrations.undecided',
      },
      message: ({ undecided }) => done(undecided),
    },
    sheetAs('csv', 'RegistrationsCsv', 'CSV, safe from formulas'),
    sheetAs('xlsx', 'RegistrationsXlsx', 'a workbook'),
  ],
  examples: {
    subject: 'Bring your own laptop',
    text: 'The room opens at six.',
    written: 24,
    withoutMail: 1,
    participants: idOf('user'),
    userIds: idOf('user'),
    reason: 'This evening is for beginners.',
    phone: '+91 54000 10000',
    specialRequirements: 'Vegetarian meal',
  },
};
