import { getRequest, graphql } from 'relay-runtime';
import { send } from '../../core/environment.ts';
import { errorCode } from '../../core/errors.ts';

/** What came of a link: `failed` may go well another time. */
export type Confirmation = 'done' | 'invalid' | 'failed';

const mutation = graphql`
  mutation confirmEmailMutation($input: VerifyEmailInput!) {
    verifyEmail(input: $input) {
      success
    }
  }
`;

const asked = new Map<string, Promise<Confirmation>>();

/** Sends a link's token once, however often the screen renders; again only where that has failed. */
export function confirmEmail(token: string): Promise<Confirmation> {
  const answer = asked.get(token) ?? ask(token);
  asked.set(token, answer);
  return answer;
}

async function ask(token: string): Promise<Confirmation> {
  try {
    // as nobody: the link alone says whose address it is
    await send(undefined, getRequest(mutation).params, { input: { token } });
    return 'done';
  } catch (error) {
    return errorCode(error) === 'INVALID_LINK' ? 'invalid' : 'failed';
  }
}

/** Forgets an attempt that has failed, so that the next one is made. */
export function forgetConfirmation(token: string): void {
  asked.delete(token);
}
