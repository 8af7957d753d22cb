import type { Sentence } from '../../../api/core/texts/texts.ts';
import { emailProblem } from '../../../api/accounts/validate.ts';

export function validateEmail({ email }: { email: string }): { email?: Sentence } {
  const problem = emailProblem(email);
  return problem ? { email: problem } : {};
}
