import { newPasswordProblem } from '../../../api/accounts/validate.ts';

export type NewPassword = { password: string; confirmPassword: string };

/** A new password, typed twice; only the first is sent. */
export function validateNewPassword({ password, confirmPassword }: NewPassword): Partial<NewPassword> {
  const problem = newPasswordProblem(password);
  return {
    ...(problem && { password: problem }),
    ...(!confirmPassword
      ? { confirmPassword: 'Please confirm your password' }
      : confirmPassword !== password && { confirmPassword: 'Passwords must match' }),
  };
}
