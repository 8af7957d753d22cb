import { catalogue } from '../../../api/core/texts/texts.ts';

/** Messages of `evm server`. */
export const sentence = catalogue('cli/server', {
  fileExists: 'There is a file {file} already.',
  nameAnother: 'Name another, or give --force.',
  rows: '{rows, number} rows of {tables} tables',
  backedUp: '{rows} and {uploads} files of pictures are in it.',
  adminMade: '{email} is an admin and can sign in now.',
  email: 'E-mail',
  firstName: 'First name',
  lastName: 'Last name',
  college: 'College',
  healthy: 'Nothing is broken.',
  problems: '{count, plural, one {There is a problem.} other {There are {count} problems.}}',
  beginWith: 'Begin with: {advice}',
  upToDate: 'The database is up to date.',
  upToDateAlready: 'The database was up to date already.',
  restoreQuestion: 'Fill this instance with what {file} holds?',
  restored: '{rows} are as they were on {createdAt}.',
  restart: 'If the server runs, start it again now.',
});
