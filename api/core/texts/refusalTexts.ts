import { catalogue, type Sentence } from './texts.ts';

/** The sentences of refusals that all features share. */
export const sentence = catalogue('core', {
  nothingHere: 'There is nothing at this address.',
  maintenance: 'We are working on the platform and will be back soon.',
  notSignedIn: 'Please log in to continue.',
  tooMuchAtOnce: 'You are asking for too much at once. Please try again in a moment.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  tooManyPeople: 'Many people want the same right now. Please try again in a moment.',
  malformedHttp: 'The request is not well-formed HTTP.',
  requestTimeout: 'The request did not arrive in time. Please try again.',
  headersTooLarge: 'The headers of the request are too large.',
  requestTooLarge: 'The request is too large.',
  rangeBeyondEnd: 'The requested part is not in this file.',
  notJson: 'Send the request as application/json.',
  malformedJson: 'The request is not well-formed JSON.',
  tooManyProblems: 'The variables are wrong in too many places.',
  overdrawn: 'You have asked for too much that takes long. Please try again in a moment.',
  nulCharacter: 'Text must not contain the NUL character.',
  wentWrong: 'Something went wrong on our side. Please try again.',
  tooSlow: 'This operation asks for too much: a part of it took more than {seconds} seconds. Ask for less at a time.',
  tooMuch: 'This operation asks for too much: {what}. Ask for less at a time.',
  moreThan:
    'more than {most} {what, select, characters {characters} lines {lines} tokens {tokens} operations {operations} variables {variables} fields {fields} sameName {fields of the same name} aliases {aliases} spreads {fragments that are spread} directives {directives} inOnePlace {directives in one place} statements {statements} other {values}}',
  fieldsTooDeep: 'fields nested deeper than {most}',
  valuesTooDeep: 'values nested deeper than {most}',
  tooCostly: 'a cost of {cost}, more than {most}',
  repeatedField: '`{field}` of the schema more than once',
  moreSeconds: 'more than {most} seconds of the database',
  firstOutside: 'first must lie between 1 and {most}.',
  noOperation: 'There is no {kind} here.',
  foreignCursor: 'This cursor does not belong to this list.',
  tooManyAtOnce: 'At most {most} {what} can be looked up at once.',
  eachTooLong: 'Each of the {what} must be at most {most} characters.',
  textTooLong: 'At most {most} characters can be given here.',
  tooManyValues: 'At most {most, number} values can be sent at once.',

  mustBeText: '{field} must be a text',
  mustBeWhole: '{field} must be a whole number',
  mustBeNumber: '{field} must be a number',
  mustBeBoolean: '{field} must be true or false',
  mustBeMoment: '{field} must be a point in time such as 2026-11-21T18:30:00Z',
  mustBeOther: '{field} must be something else',
  malformedMoment: 'A point in time is written like 2026-11-21T18:30:00Z.',
  mustBeObject: '{field} must be an object',
  mustBeList: '{field} must be a list',
  mustBeOneOf: '{field} must be one of {values}',
  unreadable: '{field} cannot be read',
  sameField: '{field} and {other} are the same field: send one of them',
});

export const nothingHere: Sentence = sentence('nothingHere');

/** The problem with a value that is not of this scalar type; undefined if the type is not one of ours. */
export function scalarProblem(type: string, field: string): Sentence | undefined {
  switch (type) {
    case 'String':
    case 'ID':
      return sentence('mustBeText', { field });
    case 'Int':
      return sentence('mustBeWhole', { field });
    case 'Float':
      return sentence('mustBeNumber', { field });
    case 'Boolean':
      return sentence('mustBeBoolean', { field });
    case 'DateTime':
      return sentence('mustBeMoment', { field });
    default:
      return undefined;
  }
}
