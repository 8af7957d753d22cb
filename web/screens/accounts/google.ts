import { errorCode } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';

/** A person whom Google knows and who has no account here. Only the college is missing for one. */
export type GoogleNewcomer = { credential: string; firstName: string; email: string };

/** The form with Google's button. Its texts and those of its errors differ between the two. */
export type GooglePurpose = 'signin' | 'signup';

/** The heading of an error of Google's sign-in. */
export const googleFailed = (purpose: GooglePurpose) =>
  t(purpose === 'signin' ? 'google.loginFailed' : 'google.signupFailed');

/** The error below the heading. The sign-up form omits UNAUTHENTICATED, which only says that a sign-in has failed. */
export const googleReason = (error: unknown, purpose: GooglePurpose): unknown =>
  purpose === 'signup' && errorCode(error) === 'UNAUTHENTICATED' ? null : error;
