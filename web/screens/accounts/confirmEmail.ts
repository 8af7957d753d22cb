import { getRequest, graphql } from 'relay-runtime';
import { sendOperation } from '../../core/environment.ts';
import { errorCode } from '../../core/errors.ts';

/** The outcome of a confirmation link; after `failed`, a retry may succeed. */
export type Confirmation = 'done' | 'invalid' | 'failed';

const mutation = graphql`
  mutation confirmEmailMutation($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      success
    }
  }
`;

const confirmations = new Map<string, Promise<Confirmation>>();

/** Sends a token once, however often the screen renders. After a failure, call `forgetConfirmation` to retry. */
export function confirmEmail(token: string): Promise<Confirmation> {
  const confirmation = confirmations.get(token) ?? sendConfirmation(token);
  confirmations.set(token, confirmation);
  return confirmation;
}

async function sendConfirmation(token: string): Promise<Confirmation> {
  try {
    // without a session: the token alone identifies the address
    await sendOperation(undefined, getRequest(mutation).params, { input: { token } });
    return 'done';
  } catch (error) {
    return errorCode(error) === 'INVALID_LINK' ? 'invalid' : 'failed';
  }
}

/** Forgets a failed attempt, so that the next call sends the token again. */
export function forgetConfirmation(token: string): void {
  confirmations.delete(token);
}
