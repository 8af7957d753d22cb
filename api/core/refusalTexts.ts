import { catalogue } from './texts.ts';

/** The sentences of refusals that all features share. */
export const sentence = catalogue('core', {
  maintenance: 'We are working on the platform and will be back soon.',
  notSignedIn: 'Please log in to continue.',
  tooMuchAtOnce: 'You are asking for too much at once. Please try again in a moment.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  tooManyPeople: 'Many people want the same right now. Please try again in a moment.',
  malformedHttp: 'The request is not well-formed HTTP.',
  requestTimeout: 'The request did not arrive in time. Please try again.',
  headersTooLarge: 'The headers of the request are too large.',
  requestTooLarge: 'The request is too large.',
  notJson: 'Send the request as application/json.',
  malformedJson: 'The request is not well-formed JSON.',
  tooManyProblems: 'The variables are wrong in too many places.',
  overdrawn: 'You have asked for too much that takes long. Please try again in a moment.',
  nulCharacter: 'Text must not contain the NUL character.',
  wentWrong: 'Something went wrong on our side. Please try again.',
  tooSlow: 'This operation asks for too much: a part of it took more than {seconds} seconds. Ask for less at a time.',
});
