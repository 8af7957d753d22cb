import { catalogue } from '../../../api/core/texts/texts.ts';

/** Messages of `evm login`, `logout` and `status`. */
export const sentence = catalogue('cli/session', {
  email: 'E-mail',
  signedIn: 'Signed in to {host} as {name} ({role}). The token is in {file}.',
  signedOut: 'Signed out of {host}.',
  noDatabase: '{host} lives, but does not reach its database.',
  lookThere: 'On its own machine look with: {command}',
});
