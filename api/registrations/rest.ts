import { idOf, type Rest, type Route } from '../core/rest.ts';
import { eventIdProblem } from '../events/validate.ts';
import { SeatState } from './Registration.ts';
import { requireDecider } from './requests/requests.ts';
import { requireParticipant } from './rules.ts';
import { registrationTable } from './table/registrationTable.ts';
import { requireWaitlistManager } from './waitlist/waitlist.ts';
import { requireWriter } from './table/writeToRegistrations.ts';
import { eventNotFound } from '../events/texts.ts';
import { sentence } from './texts.ts';
import type { Sentence } from '../core/texts/texts.ts';

type Answer = Readonly<Record<string, unknown>>;

const stateOf = ({ data }: Answer) => (data as { state: SeatState }).state;

const isRequest = (answer: Answer) => stateOf(answer) === SeatState.REQUESTED;

const stateMessages: Readonly<Record<SeatState, Sentence>> = {
  [SeatState.CONFIRMED]: sentence('nowRegistered'),
  [SeatState.WAITLISTED]: sentence('nowInLine'),
  [SeatState.REQUESTED]: sentence('nowAsked'),
};

const stateMessage = (answer: Answer) => stateMessages[stateOf(answer)];

const decisionMessage = (undecided: unknown) =>
  sentence((undecided as unknown[]).length === 0 ? 'decided' : 'decidedButSome');

const sheetRoute = (ending: 'csv' | 'xlsx', operation: string, what: string): Route => ({
  method: 'GET',
  path: `/api/events/:eventId/registrations.${ending}`,
  group: 'Events',
  summary: `Export seats, waitlist, requests and guests with their answers as ${what}; with a filter, those whom it finds. Only for the creator and managers of the event, and admins.`,
  operation,
  permission: (ctx, { eventId }) => requireWaitlistManager(ctx, eventId!),
  list: 'event.registrations',
  missing: eventNotFound,
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
      summary: "List the viewer's events: with a seat, on the waitlist, requested, past, or organized.",
      operation: 'MyEvents',
      list: 'myEvents',
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/register',
      group: 'Events',
      summary: 'Take a seat, or request one if the organizer decides. `state` contains the result.',
      operation: 'RegisterForEvent',
      permission: requireParticipant,
      answer: { data: 'registerForEvent.registration' },
      status: 201,
      isPending: isRequest,
      message: stateMessage,
    },
    {
      method: 'PUT',
      path: '/api/events/:eventId/register/answers',
      group: 'Events',
      summary: 'Change the answers to the questions of an event, until registration closes.',
      operation: 'AnswerQuestions',
      answer: { data: 'answerQuestions.registration' },
      message: () => sentence('answersSaved'),
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId/register',
      group: 'Events',
      summary: "Cancel the viewer's seat, place on the waitlist, or request.",
      operation: 'CancelRegistration',
      answer: { data: 'cancelRegistration.event' },
      message: () => sentence('nowCancelled'),
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/participants',
      group: 'Events',
      summary: "List the people who have a seat. Only organizers and admins get other people's email addresses.",
      operation: 'Participants',
      list: 'event.participants',
      missing: eventNotFound,
      idProblem: (eventId) => eventIdProblem(eventId, 'participants'),
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/waitlist',
      group: 'Events',
      summary:
        'Join the waitlist of a full event. If a seat is free and nobody waits, take it. `state` contains the result.',
      operation: 'JoinWaitlist',
      permission: requireParticipant,
      answer: { data: 'joinWaitlist.registration' },
      status: 201,
      isPending: isRequest,
      message: (answer) => (stateOf(answer) === SeatState.CONFIRMED ? sentence('seatCameFree') : stateMessage(answer)),
    },
    {
      method: 'DELETE',
      path: '/api/events/:eventId/waitlist',
      group: 'Events',
      summary: 'Leave the waitlist.',
      operation: 'LeaveWaitlist',
      answer: { data: 'leaveWaitlist.event' },
      message: () => sentence('leftLine'),
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/waitlist',
      group: 'Events',
      summary: 'List the people on the waitlist, in order. Only for the creator and managers of the event, and admins.',
      operation: 'Waitlist',
      permission: (ctx, { eventId }) => requireWaitlistManager(ctx, eventId!),
      list: 'event.waitlist',
      missing: eventNotFound,
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/registrations',
      group: 'Events',
      summary:
        'List seats, the waitlist and requests, filtered and sorted. Only for the creator and managers of the event, and admins.',
      operation: 'Registrations',
      permission: (ctx, { eventId }) => requireWaitlistManager(ctx, eventId!),
      list: 'event.registrations',
      missing: eventNotFound,
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/waitlist/:userId/seat',
      group: 'Events',
      summary:
        'Give a person on the waitlist a seat out of turn. A full event gets one more seat. Only for the creator of the event and admins.',
      operation: 'GiveSeat',
      answer: { data: 'giveSeat.event' },
      message: () => sentence('seatGiven'),
    },
    {
      method: 'GET',
      path: '/api/events/:eventId/requests',
      group: 'Events',
      summary:
        'List the requests for a seat, the oldest first. Only for the creator and managers of the event, and admins.',
      operation: 'Requests',
      permission: (ctx, { eventId }) => requireWaitlistManager(ctx, eventId!),
      list: 'event.requests',
      missing: eventNotFound,
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/requests/approve',
      group: 'Events',
      summary:
        'Approve requests: each gets a seat, or a place on the waitlist. Only for the creator and managers of the event, and admins.',
      operation: 'ApproveRegistrations',
      permission: (ctx, { eventId }) => requireDecider(ctx, eventId!),
      answer: {
        data: 'approveRegistrations.registrations',
        undecided: 'approveRegistrations.undecided',
        event: 'approveRegistrations.event',
      },
      message: ({ undecided }) => decisionMessage(undecided),
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/requests/decline',
      group: 'Events',
      summary:
        'Decline requests, and send the reason to the people. Only for the creator and managers of the event, and admins.',
      operation: 'DeclineRegistrations',
      permission: (ctx, { eventId }) => requireDecider(ctx, eventId!),
      answer: {
        data: 'declineRegistrations.declinedUserIds',
        undecided: 'declineRegistrations.undecided',
        event: 'declineRegistrations.event',
      },
      message: ({ undecided }) => decisionMessage(undecided),
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/registrations/remove',
      group: 'Events',
      summary:
        'Cancel seats, places on the waitlist and requests of people. Only for the creator and managers of the event, and admins.',
      operation: 'RemoveRegistrations',
      permission: (ctx, { eventId }) => requireDecider(ctx, eventId!),
      answer: {
        data: 'removeRegistrations.removedUserIds',
        undecided: 'removeRegistrations.undecided',
        event: 'removeRegistrations.event',
      },
      message: ({ undecided }) => decisionMessage(undecided),
    },
    {
      method: 'POST',
      path: '/api/events/:eventId/registrations/write',
      group: 'Events',
      summary:
        'Send a mail to people, selected by id or state. Only for the creator and managers of the event, and admins.',
      operation: 'WriteToRegistrations',
      permission: (ctx, { eventId }) => requireWriter(ctx, eventId!),
      answer: {
        written: 'writeToRegistrations.written',
        withoutMail: 'writeToRegistrations.withoutMail',
        undecided: 'writeToRegistrations.undecided',
      },
      message: ({ undecided }) => decisionMessage(undecided),
    },
    sheetRoute('csv', 'RegistrationsCsv', 'CSV, safe from formulas'),
    sheetRoute('xlsx', 'RegistrationsXlsx', 'a workbook'),
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
