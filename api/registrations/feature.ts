import type { Feature } from '../core/feature.ts';
import { registrationsById } from './read.ts';
import { Registration } from './Registration.ts';
import {
  EventSeatsResolver,
  HomeRegistrationsResolver,
  RegistrationResolver,
  UserRegistrationsResolver,
} from './resolver.ts';
import { messages } from './messages.ts';
import { rest } from './rest.ts';

declare module '../core/names.ts' {
  interface Kinds {
    registration: true;
  }
  interface Codes {
    ALREADY_REGISTERED: 409;
    EVENT_FULL: 409;
    EVENT_STARTED: 409;
    NOT_REGISTERED: 409;
  }
  interface AuditActions {
    'registration.add': true;
    'registration.remove': true;
  }
}

export const registrations: Feature = {
  name: 'registrations',
  entities: [Registration],
  resolvers: [RegistrationResolver, EventSeatsResolver, HomeRegistrationsResolver, UserRegistrationsResolver],
  nodes: { registration: { type: 'Registration', read: registrationsById } },
  rest,
  messages,
  audited: ['registration.add', 'registration.remove'],
  codes: { ALREADY_REGISTERED: 409, EVENT_FULL: 409, EVENT_STARTED: 409, NOT_REGISTERED: 409 },
  shared: { Event: 'registeredCount viewerCanSeeContacts' },
};
