import { confirmationProblem, newPasswordProblem } from '../../../api/accounts/validate.ts';
import type { Sentence } from '../../../api/core/texts/texts.ts';
import { onlyProblems } from '../../../api/core/validation/validate.ts';

export type NewPassword = { password: string; confirmPassword: string };

/** A new password, typed twice; only the first is sent. */
export const validateNewPassword = (form: NewPassword): Partial<Record<keyof NewPassword, Sentence>> =>
  onlyProblems({ password: newPasswordProblem(form.password), confirmPassword: confirmationProblem(form) });
