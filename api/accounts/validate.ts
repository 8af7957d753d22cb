import { lineProblemEnd } from '../core/validate.ts';

/** Field name → one sentence. Empty if there are no problems. */
type Problems<F extends string> = Partial<Record<F, string>>;

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
  return presentProblems({
    email: emailProblem(form.email),
    password: passwordLengthProblem(form.password, 6),
  });
}

/** Maximum length of a device mark, in characters. */
export const longestDeviceMark = 100;

/** Also checks the device mark, which clients send along. */
export const validateLogin = ({ device, ...form }: SignIn & { device?: string | null }) =>
  presentProblems({
    ...validateSignIn(form),
    device:
      (device?.length ?? 0) > longestDeviceMark
        ? `The mark of a device has at most ${longestDeviceMark} characters`
        : undefined,
  });

/** The server passes a stricter `passwordProblem`. */
export function validateSignUp(form: SignUp, passwordProblem = newPasswordProblem): Problems<keyof SignUp> {
  const { firstName, lastName, email, college } = validatePerson(form);
  return presentProblems({ firstName, lastName, email, password: passwordProblem(form.password), college });
}

/** Validates an account without its password. */
export function validatePerson(form: Omit<SignUp, 'password'>): Problems<keyof Omit<SignUp, 'password'>> {
  return presentProblems({
    firstName: nameProblem('First name', form.firstName),
    lastName: nameProblem('Last name', form.lastName),
    email: emailProblem(form.email),
    college: collegeProblem(form.college),
  });
}

export function validateSignUpForm(form: SignUpForm): Problems<keyof SignUpForm> {
  return presentProblems({
    ...validateSignUp(form),
    confirmPassword: !form.confirmPassword
      ? 'Please confirm your password'
      : form.confirmPassword !== form.password
        ? 'Passwords must match'
        : undefined,
    acceptTerms: form.acceptTerms ? undefined : 'You must accept the terms and conditions',
  });
}

export function validateProfile(form: Profile): Problems<keyof Profile> {
  return presentProblems({
    firstName: nameProblem('First name', form.firstName),
    lastName: nameProblem('Last name', form.lastName),
    college: collegeProblem(form.college),
    photo: form.photo ? photoProblem(form.photo) : undefined,
  });
}

export function emailProblem(email: string): string | undefined {
  const value = email.trim();
  if (!value) return 'Email is required';
  if (value.length > accountLimits.email || !emailShape.test(value) || hasControl(value))
    return 'Invalid email address';
  const wrong = lineProblemEnd(value);
  return wrong && `Email ${wrong}`;
}

/** Only the server can check whether the current password is right. */
export function validatePasswordChange(
  { currentPassword, newPassword }: PasswordChange,
  passwordProblem = newPasswordProblem,
): Problems<keyof PasswordChange> {
  return presentProblems({
    currentPassword: passwordLengthProblem(currentPassword, 0),
    newPassword: passwordProblem(newPassword),
  });
}

/** For a newly chosen password. Signing in only requires six characters. */
export function newPasswordProblem(password: string): string | undefined {
  const strong = [/[A-Z]/, /[a-z]/, /\d/, /[@$!%*?&]/].every((kind) => kind.test(password));
  return (
    passwordLengthProblem(password, 8) ??
    (strong
      ? undefined
      : 'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character')
  );
}

function passwordLengthProblem(password: string, least: number): string | undefined {
  if (!password) return 'Password is required';
  if (password.length < least) return `Password must be at least ${least} characters`;
  if (password.length > accountLimits.password) return `Password must be at most ${accountLimits.password} characters`;
  return undefined;
}

/** `label` names the field in the sentence. */
export function nameProblem(label: string, name: string): string | undefined {
  const value = name.trim();
  if (!value) return `${label} is required`;
  if (value.length < 2) return `${label} must be at least 2 characters`;
  if (value.length > accountLimits.name) return `${label} must be at most ${accountLimits.name} characters`;
  const wrong = lineProblemEnd(value);
  return wrong && `${label} ${wrong}`;
}

export function collegeProblem(college: string): string | undefined {
  const value = college.trim();
  if (!value) return 'College name is required';
  if (value.length > accountLimits.college) return `College name must be at most ${accountLimits.college} characters`;
  const wrong = lineProblemEnd(value);
  return wrong && `College name ${wrong}`;
}

/** Does not check whether the upload exists; the rule does. */
export function photoProblem(photo: string): string | undefined {
  if (photo.length > accountLimits.photo) return `Photo address must be at most ${accountLimits.photo} characters`;
  const isAllowed = photo.startsWith('/uploads/') || (photo.startsWith('https://') && URL.canParse(photo));
  return isAllowed && !hasControl(photo) ? undefined : 'Photo must be a web address that starts with https://';
}

function hasControl(value: string): boolean {
  return /\p{Cc}/u.test(value);
}

function presentProblems<F extends string>(all: Partial<Record<F, string | undefined>>): Problems<F> {
  return Object.fromEntries(Object.entries(all).filter(([, message]) => message)) as Problems<F>;
}
