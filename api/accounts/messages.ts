import type { Message, Templates, TopicsOf } from '../core/messages/message.ts';
import { sentence } from './texts.ts';

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

const notYou = { text: sentence('notYou') };
const newPassword = { link: { label: sentence('setPassword'), path: '/forgot-password' } };

const verifyEmail = (_data: object, token: string): Message => ({
  subject: sentence('verifySubject'),
  preview: sentence('verifyPreview'),
  heading: sentence('verifySubject'),
  blocks: [
    { text: sentence('verifyText') },
    { link: { label: sentence('verifyLink'), path: `/verify-email/${token}` } },
    { text: sentence('verifyEnd') },
  ],
});

const resetPassword = (_data: object, token: string): Message => ({
  subject: sentence('resetSubject'),
  preview: sentence('resetPreview'),
  heading: sentence('resetSubject'),
  blocks: [
    { text: sentence('resetText') },
    { link: { label: sentence('setPassword'), path: `/reset-password/${token}` } },
    { text: sentence('resetEnd') },
  ],
});

const passwordChanged = (): Message => ({
  subject: sentence('passwordChanged'),
  preview: sentence('passwordChangedPreview'),
  heading: sentence('passwordChanged'),
  blocks: [{ text: sentence('passwordChangedText') }, notYou, newPassword, { text: sentence('passwordChangedEnd') }],
});

const googleLinked = (): Message => ({
  subject: sentence('googleLinked'),
  preview: sentence('googleLinkedPreview'),
  heading: sentence('googleLinked'),
  blocks: [{ text: sentence('googleLinkedText') }, notYou, newPassword],
});

const accountMade = (_data: object, token: string): Message => ({
  subject: sentence('accountMade'),
  preview: sentence('accountMadePreview'),
  heading: sentence('accountMade'),
  blocks: [
    { text: sentence('accountMadeText') },
    { link: { label: sentence('choosePassword'), path: token ? `/reset-password/${token}` : '/forgot-password' } },
    { text: token ? sentence('firstLinkEnd') : sentence('firstLinkGone') },
  ],
});

const roleChanged = ({ before, after }: RoleChange): Message => {
  const abilities = sentence('roleAbilities', { role: after });
  return {
    subject: sentence('roleNow', { role: after }),
    preview: abilities,
    heading: sentence('roleNow', { role: after }),
    blocks: [
      { text: sentence('roleChanged', { before, after, abilities }) },
      { text: sentence('roleSignedOut') },
      { link: { label: sentence('signIn'), path: '/login' } },
    ],
  };
};

export const messages: Templates = {
  'verify-email': { compose: verifyEmail, topic: 'safety' },
  'reset-password': { compose: resetPassword, topic: 'safety' },
  'password-changed': { compose: passwordChanged, topic: 'safety' },
  'google-linked': { compose: googleLinked, topic: 'safety' },
  'account-made': { compose: accountMade, topic: 'safety' },
  'role-changed': { compose: roleChanged, topic: 'role' },
};

export const topics: TopicsOf = { role: { name: sentence('roleTopic'), ways: ['email', 'push'] } };
