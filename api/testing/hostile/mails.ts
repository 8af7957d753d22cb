import { workerOf } from '../jobs.ts';
import { signUps } from './floods.ts';
import { announcementMail } from '../../announcements/mail.ts';
import type { Api } from '../api.ts';
import type { Person } from '../build.ts';
import { mailTo, minutesLater } from '../mail.ts';
import type { Attack, ErrorCodes } from './row.ts';

const from = '198.51.100.8';
const forgot = `mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { __typename } }`;

/** Attempts to flood a mailbox. */
export const mails: readonly Attack[] = [
  {
    what: 'asking for links without end from one address',
    attempt: async (api) => {
      const refusals = [];
      for (let n = 0; n < 301; n += 1)
        refusals.push((await api.graphql(forgot, { input: { email: `nobody${n}@uni.example` } }, { from })).code);
      return refusals;
    },
    meets: 'TOO_MANY_REQUESTS',
  },
  {
    what: 'accounts with one tag after the other behind the name of a mailbox',
    attempt: async (api) => {
      await api.sql(`UPDATE system_settings SET smtp_server = 'mail.evm.example', email_verification_required = true`);
      let tag = 0;
      return signUps(api, 4, '198.51.100.11', () => `victim+${(tag += 1)}@uni.example`);
    },
    meets: 'TOO_MANY_REQUESTS',
  },
  {
    what: 'taking and giving back a seat thirty times',
    attempt: async (api) => {
      const [person, { id: eventId }] = [await api.buildUser(), await api.buildEvent()];
      for (let n = 0; n < 30; n += 1) {
        await api.graphql(take, { input: { eventId, name: 'Asha', email: person.email } }, { as: person });
        await api.graphql(giveBack, { input: { eventId } }, { as: person });
      }
      await minutesLater(api);
      return [`${(await mailTo(api, person)).length} letters`];
    },
    meets: '0 letters',
  },
  {
    what: 'two announcements of high priority to everybody within a minute',
    attempt: async (api) => {
      const [author, person] = [await api.buildUser({ role: 'organizer' }), await api.buildUser()];
      for (const title of ['Storm', 'Storm again']) await announceToAll(api, author, title);
      await workerOf(api, announcementMail).work({}, false);
      return [`${(await mailTo(api, person)).length} letter`];
    },
    meets: '1 letter',
  },
  {
    what: 'announcements of high priority to everybody, all day long',
    allowed: (api) => announceAllDay(api, 10),
    attempt: (api) => announceAllDay(api, 11),
    meets: 'Not sent: this person was sent 10 messages about the same thing within a day.',
  },
];

const take = 'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { __typename } }';
const giveBack = 'mutation ($input: CancelRegistrationInput!) { cancelRegistration(input: $input) { __typename } }';
const create = 'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { __typename } }';

const announceToAll = (api: Api, as: Person, title: string) =>
  api.graphql(create, { input: { title, content: 'Stay inside.', priority: 'HIGH' } }, { as });

/** Publishes announcements in different minutes and returns why mail to one person was withheld. */
async function announceAllDay(api: Api, times: number): Promise<ErrorCodes> {
  const [author, person] = [await api.buildUser({ role: 'organizer' }), await api.buildUser()];
  for (let n = 0; n < times; n += 1) {
    await announceToAll(api, author, `Storm ${n}`);
    await workerOf(api, announcementMail).work({}, false);
    await minutesLater(api);
  }
  return (await mailTo(api, person))
    .filter(({ state }) => state === 'withheld')
    .map(({ answer }) => answer ?? undefined);
}
