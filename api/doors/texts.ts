import { catalogue } from '../core/texts/texts.ts';

/** The sentences of refusals at the doors. */
export const sentence = catalogue('doors', {
  limitInvalid: 'limit must be a whole number of 1 or more',
  cursorTwice: 'cursor must be given once',
  notAnObject: 'Send the request as a JSON object.',
  keyInvalid: 'An Idempotency-Key has 1 to 100 visible ASCII characters',
  keyReused: 'This Idempotency-Key was used for another request.',
  answerLost: 'This has been done already, but its answer was lost. Please look before you repeat it.',
  underWay: 'The same request is still under way. Please try again in a moment.',
  sessionEnded: 'Your session has ended. Please log in again.',
  operationUnknown: 'This operation is not known here. Please reload the page.',
  operationUnnamed: 'Name the operation to run.',
  connectionClosed: 'The connection is closed.',
  connectLater: 'Please try again in a moment.',
  messageUnknown: 'Say one of {known}.',
  eventUnnamed: 'Send the id of an event.',
  oneConnection: 'One connection is made at a time.',
  noHost: 'The Host header names no host.',
  notPost: 'GraphQL is asked with POST, or with GET for queries.',
  documentRefused: 'This operation cannot be run.',
  rightsChanging: 'Your rights are changing right now. Please try again in a moment.',
  tooDeep: 'The request is nested deeper than {most} levels.',
  methods: 'This address takes {methods}.',
  // why a socket was closed: at most 123 bytes, which are 40 characters of Hindi or Kannada
  goingAway: 'Going away',
  viewChanged: 'What you see has changed. Please connect again.',
  tooManyPlaces: 'You have connected from too many places; the newest of them stay connected.',
  closedForMaintenance: 'We are working on the platform and will be back soon.',
  readsTooSlowly: 'Too slow. Please connect again.',
  tooManyMessages: 'Too many messages. Please wait a moment before you connect again.',
  trouble: 'Something went wrong on our side.',

  tooManyOperations: 'At most {most} operations can run at once on one connection.',
});
