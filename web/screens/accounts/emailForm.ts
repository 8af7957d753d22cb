import { emailProblem } from '../../../api/accounts/validate.ts';

/** For a form that asks for nothing but an address. */
export function validateEmail({ email }: { email: string }): { email?: string } {
  const problem = emailProblem(email);
  return problem ? { email: problem } : {};
}
