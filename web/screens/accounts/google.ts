import { errorCode, errorMessage } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';

/** Somebody whom Google knows and who has no account here: nothing is missing but the college. */
export type GoogleNewcomer = { credential: string; firstName: string; email: string };

/** From which form somebody came to Google's button: its words differ, and those of its failures. */
export type GooglePurpose = 'signin' | 'signup';

/** The server's sentence, except on the sign-up where all it knows is that a sign-in has failed. */
export function googleProblem(error: unknown, purpose: GooglePurpose): string {
  if (purpose === 'signin') return errorMessage(error, t('google.loginFailed'));
  const failed = t('google.signupFailed');
  return errorCode(error) === 'UNAUTHENTICATED' ? failed : errorMessage(error, failed);
}
