import type { Message, Templates, TopicsOf } from '../core/message.ts';

declare module '../core/names.ts' {
  interface Topics {
    role: true;
  }
  interface MessageData {
    'verify-email': Record<string, never>;
    'reset-password': Record<string, never>;
    'password-changed': Record<string, never>;
    'google-linked': Record<string, never>;
    'account-made': Record<string, never>;
    'role-changed': RoleChange;
  }
}

interface RoleChange {
  readonly before: string;
  readonly after: string;
}

const notYou = {
  text: 'If this was not you, set a new password at once: whoever did it is then signed out everywhere.',
};
const newPassword = { link: { label: 'Set a new password', path: '/forgot-password' } };

const verifyEmail = (_data: object, token: string): Message => ({
  subject: 'Confirm your email address',
  preview: 'One click, and your account is ready.',
  heading: 'Confirm your email address',
  blocks: [
    { text: 'Please confirm that this address is yours. Then you can sign in.' },
    { link: { label: 'Confirm my address', path: `/verify-email/${token}` } },
    { text: 'The link works for 24 hours. If you did not make an account, you need do nothing.' },
  ],
});

const resetPassword = (_data: object, token: string): Message => ({
  subject: 'Reset your password',
  preview: 'The link works once, for one hour.',
  heading: 'Reset your password',
  blocks: [
    { text: 'Somebody, hopefully you, asked for a new password for your account.' },
    { link: { label: 'Set a new password', path: `/reset-password/${token}` } },
    {
      text: 'The link works once, for one hour. If you did not ask, you need do nothing: your password stays as it is.',
    },
  ],
});

const passwordChanged = (): Message => ({
  subject: 'Your password was changed',
  preview: 'You have been signed out on your other devices.',
  heading: 'Your password was changed',
  blocks: [
    { text: 'Your password was changed, and your other devices were signed out.' },
    notYou,
    newPassword,
    { text: 'Links of your calendars still work. If others may know them, make them new in your settings.' },
  ],
});

const googleLinked = (): Message => ({
  subject: 'Google now signs in to your account',
  preview: 'You can sign in with Google from now on.',
  heading: 'Google now signs in to your account',
  blocks: [
    { text: 'Your Google account with this email address was connected with your account here.' },
    notYou,
    newPassword,
  ],
});

const accountMade = (_data: object, token: string): Message => ({
  subject: 'You have an account',
  preview: 'Choose a password, and you can sign in.',
  heading: 'You have an account',
  blocks: [
    { text: 'An account was made for you with this email address. Choose a password, and you can sign in.' },
    { link: { label: 'Choose a password', path: token ? `/reset-password/${token}` : '/forgot-password' } },
    {
      text: token
        ? 'The link works once, for 7 days. After that, “Forgot password?” on the sign-in page sends you another one.'
        : 'Enter this email address there, and we will send you the link.',
    },
  ],
});

const roleChanged = ({ before, after }: RoleChange): Message => ({
  subject: `You are now ${withArticle(after)}`,
  preview: abilities[after] ?? 'Your role has changed.',
  heading: `You are now ${withArticle(after)}`,
  blocks: [
    { text: `Your role was changed from ${before} to ${after}. ${abilities[after] ?? ''}`.trim() },
    { text: 'You have been signed out. Please sign in again to continue.' },
    { link: { label: 'Sign in', path: '/login' } },
  ],
});

const abilities: Readonly<Record<string, string>> = {
  participant: 'You can browse events and register for them.',
  organizer: 'You can create events, see who registers and announce what is new.',
  admin: 'You can manage every event, the people and the settings of the platform.',
};

const withArticle = (role: string) => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`;

export const messages: Templates = {
  'verify-email': { compose: verifyEmail, topic: 'safety' },
  'reset-password': { compose: resetPassword, topic: 'safety' },
  'password-changed': { compose: passwordChanged, topic: 'safety' },
  'google-linked': { compose: googleLinked, topic: 'safety' },
  'account-made': { compose: accountMade, topic: 'safety' },
  'role-changed': { compose: roleChanged, topic: 'role' },
};

export const topics: TopicsOf = { role: { name: 'your role', ways: ['email', 'push'] } };
