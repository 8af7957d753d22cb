import { errorCode } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';

/** Somebody whom Google knows and who has no account here: nothing is missing but the college. */
export type GoogleNewcomer = { credential: string; firstName: string; email: string };

/** From which form somebody came to Google's button: its words differ, and those of its failures. */
export type GooglePurpose = 'signin' | 'signup';

/** What is said where Google's sign-in has failed, by the form that it was pressed on. */
export const googleFailed = (purpose: GooglePurpose) =>
  t(purpose === 'signin' ? 'google.loginFailed' : 'google.signupFailed');

/** Why, unless all that the sign-up would say is that a sign-in has failed. */
export const googleReason = (error: unknown, purpose: GooglePurpose): unknown =>
  purpose === 'signup' && errorCode(error) === 'UNAUTHENTICATED' ? null : error;
