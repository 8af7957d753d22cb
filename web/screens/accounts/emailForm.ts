import { emailProblem } from '../../../api/accounts/validate.ts';

export function validateEmail({ email }: { email: string }): { email?: string } {
  const problem = emailProblem(email);
  return problem ? { email: problem } : {};
}
