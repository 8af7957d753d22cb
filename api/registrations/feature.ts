import type { Feature } from '../core/feature.ts';
import { registrationsById } from './read.ts';
import { Registration } from './Registration.ts';
import {
  EventSeatsResolver,
  HomeRegistrationsResolver,
  RegistrationResolver,
  UserRegistrationsResolver,
  WaitlistResolver,
} from './resolver.ts';
import { messages } from './messages.ts';
import { rest } from './rest.ts';
import { tellEndedLines } from './sweep.ts';

declare module '../core/names.ts' {
  interface Kinds {
    registration: true;
  }
  interface Codes {
    ALREADY_REGISTERED: 409;
    ALREADY_WAITING: 409;
    EVENT_FULL: 409;
    EVENT_STARTED: 409;
    NOT_REGISTERED: 409;
    NOT_WAITING: 409;
  }
  interface AuditActions {
    'registration.add': true;
    'registration.give_seat': true;
    'registration.remove': true;
  }
}

export const registrations: Feature = {
  name: 'registrations',
  entities: [Registration],
  resolvers: [
    RegistrationResolver,
    WaitlistResolver,
    EventSeatsResolver,
    HomeRegistrationsResolver,
    UserRegistrationsResolver,
  ],
  sweeps: [tellEndedLines],
  nodes: { registration: { type: 'Registration', read: registrationsById } },
  rest,
  messages,
  audited: ['registration.add', 'registration.give_seat', 'registration.remove'],
  codes: {
    ALREADY_REGISTERED: 409,
    ALREADY_WAITING: 409,
    EVENT_FULL: 409,
    EVENT_STARTED: 409,
    NOT_REGISTERED: 409,
    NOT_WAITING: 409,
  },
  shared: { Subscription: 'seatsChanged', Event: 'registeredCount hasWaitlist waitlistCount viewerCanSeeContacts' },
};
