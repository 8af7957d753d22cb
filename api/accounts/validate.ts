import type { Sentence } from '../core/texts/texts.ts';
import { hasControl, lineProblem, onlyProblems } from '../core/validation/validate.ts';
import { problem } from './problemTexts.ts';

/** Field name → one sentence. Empty if there are no problems. */
type Problems<F extends string> = Partial<Record<F, Sentence>>;

/** Limits of account fields, in characters. */
export const accountLimits = {
  name: 100,
  college: 150,
  email: 254,
  password: 128,
  photo: 2048,
  /** A signed ID token from Google, usually a fifth of this. */
  idToken: 10_000,
} as const;

export type SignIn = { email: string; password: string };
export type SignUp = SignIn & { firstName: string; lastName: string; college: string };
/** The form has two fields that are never sent. */
export type SignUpForm = SignUp & { confirmPassword: string; acceptTerms: boolean };
export type PasswordChange = { currentPassword: string; newPassword: string };
export type Profile = { firstName: string; lastName: string; college: string; photo?: string | null };

const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(\.[^\s@.<>()[\]\\,;:"]+)+$/;

/** E-mail addresses are compared and stored trimmed and in lower case. */
export const normalizeEmail = (email: string) => email.trim().toLowerCase();

export function validateSignIn(form: SignIn): Problems<keyof SignIn> {
  return onlyProblems({
    email: emailProblem(form.email),
    password: passwordLengthProblem(form.password, 6),
  });
}

/** Maximum length of a device mark, in characters. */
export const longestDeviceMark = 100;

/** Also checks the device mark, which clients send along. */
export const validateLogin = ({ device, ...form }: SignIn & { device?: string | null }) =>
  onlyProblems({
    ...validateSignIn(form),
    device:
      (device?.length ?? 0) > longestDeviceMark ? problem('deviceMarkTooLong', { most: longestDeviceMark }) : undefined,
  });

/** The server passes a stricter `passwordProblem`. */
export function validateSignUp(form: SignUp, passwordProblem = newPasswordProblem): Problems<keyof SignUp> {
  const { firstName, lastName, email, college } = validatePerson(form);
  return onlyProblems({ firstName, lastName, email, password: passwordProblem(form.password), college });
}

/** Validates an account without its password. */
export function validatePerson(form: Omit<SignUp, 'password'>): Problems<keyof Omit<SignUp, 'password'>> {
  return onlyProblems({
    firstName: nameProblem(problem('firstName'), form.firstName),
    lastName: nameProblem(problem('lastName'), form.lastName),
    email: emailProblem(form.email),
    college: collegeProblem(form.college),
  });
}

export function validateSignUpForm(form: SignUpForm): Problems<keyof SignUpForm> {
  return onlyProblems({
    ...validateSignUp(form),
    confirmPassword: confirmationProblem(form),
    acceptTerms: form.acceptTerms ? undefined : problem('termsNotAccepted'),
  });
}

/** For a newly chosen password, which is typed twice. */
export function confirmationProblem({
  password,
  confirmPassword,
}: Pick<SignUpForm, 'password' | 'confirmPassword'>): Sentence | undefined {
  if (!confirmPassword) return problem('confirmationRequired');
  return confirmPassword === password ? undefined : problem('confirmationDiffers');
}

export function validateProfile(form: Profile): Problems<keyof Profile> {
  return onlyProblems({
    firstName: nameProblem(problem('firstName'), form.firstName),
    lastName: nameProblem(problem('lastName'), form.lastName),
    college: collegeProblem(form.college),
    photo: form.photo ? photoProblem(form.photo) : undefined,
  });
}

export function emailProblem(email: string): Sentence | undefined {
  const value = email.trim();
  if (!value) return problem('emailRequired');
  if (value.length > accountLimits.email || !emailShape.test(value) || hasControl(value))
    return problem('emailInvalid');
  return lineProblem(value, problem('email'));
}

/** Only the server can check whether the current password is right. */
export function validatePasswordChange(
  { currentPassword, newPassword }: PasswordChange,
  passwordProblem = newPasswordProblem,
): Problems<keyof PasswordChange> {
  return onlyProblems({
    currentPassword: passwordLengthProblem(currentPassword, 0),
    newPassword: passwordProblem(newPassword),
  });
}

/** For a newly chosen password. Signing in only requires six characters. */
export function newPasswordProblem(password: string): Sentence | undefined {
  const strong = [/[A-Z]/, /[a-z]/, /\d/, /[@$!%*?&]/].every((kind) => kind.test(password));
  return passwordLengthProblem(password, 8) ?? (strong ? undefined : problem('passwordWeak'));
}

function passwordLengthProblem(password: string, least: number): Sentence | undefined {
  if (!password) return problem('passwordRequired');
  if (password.length < least) return problem('passwordTooShort', { least });
  if (password.length > accountLimits.password) return problem('passwordTooLong', { most: accountLimits.password });
  return undefined;
}

/** `field` names the field in the sentence. */
export function nameProblem(field: Sentence, name: string): Sentence | undefined {
  const value = name.trim();
  if (!value) return problem('nameRequired', { field });
  if (value.length < 2) return problem('nameTooShort', { field });
  if (value.length > accountLimits.name) return problem('nameTooLong', { field, most: accountLimits.name });
  return lineProblem(value, field);
}

export function collegeProblem(college: string): Sentence | undefined {
  const value = college.trim();
  if (!value) return problem('collegeRequired');
  if (value.length > accountLimits.college) return problem('collegeTooLong', { most: accountLimits.college });
  return lineProblem(value, problem('college'));
}

/** Does not check whether the upload exists; the rule does. */
export function photoProblem(photo: string): Sentence | undefined {
  if (photo.length > accountLimits.photo) return problem('photoTooLong', { most: accountLimits.photo });
  const isAllowed = photo.startsWith('/uploads/') || (photo.startsWith('https://') && URL.canParse(photo));
  return isAllowed && !hasControl(photo) ? undefined : problem('photoInvalid');
}
