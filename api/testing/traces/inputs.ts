import type { Api } from '../api.ts';
import type { BuiltEvent } from '../build.ts';

/** Replace the plain values of the shared calls, so that traces can be searched for them. */
const words: Readonly<Record<string, string>> = {
  title: 'Ytitle',
  description: 'Ydescription',
  content: 'Ycontent',
  location: 'Yplace',
  reason: 'Yreason',
  subject: 'Ysubject',
  text: 'Ytext',
  note: 'Ynote',
  name: 'Yname',
};

/** Input fields that no other person may ever read. */
const secrets = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'smtpPassword',
  'smsToken',
  'code',
  'idToken',
  'auth',
];

export interface Services {
  readonly smtpPort: number;
  readonly gateway: string;
}

/** Optional input that has effects of its own. */
const optionalInput: Readonly<
  Record<string, (parts: Services & { readonly questionId: string | undefined }) => object>
> = {
  registerForEvent: contact,
  registerForSeries: contact,
  joinWaitlist: contact,
  answerQuestions: ({ questionId }) => ({ answers: [{ questionId, values: ['Xanswer'] }] }),
  updateEvent: () => ({ location: 'x' }),
  updateSeries: () => ({ location: 'x' }),
  createAnnouncement: () => ({ priority: 'HIGH' }),
  updateAnnouncement: () => ({ content: 'x' }),
  updateScore: () => ({ note: 'x' }),
  correctScore: () => ({ note: 'x' }),
  sendTestMessage: ({ smtpPort }) => ({ smtpPort }),
  sendTestSms: ({ gateway }) => ({ smsAddress: gateway, smsToken: 'Ysms-token' }),
  updateSystemSettings: () => ({
    smtpPassword: 'Ysmtp-password',
    smsToken: 'Ysms-token',
    smsAddress: 'https://sms.example/',
    smsTemplate: 'To={to}&Body={text}',
  }),
};

function contact() {
  return { email: 'asha@evm.example', phone: '+91 80 5550 777', specialRequirements: 'Yrequirements' };
}

/** The input of a call with marked values, and their marks. */
export function markedInput(
  name: string,
  input: Record<string, unknown>,
  parts: Parameters<(typeof optionalInput)[string]>[0],
) {
  const all: Record<string, unknown> = { ...input, ...optionalInput[name]?.(parts) };
  const given = new Map<string, string>();
  for (const field of Object.keys(all)) {
    const value = all[field];
    if (typeof value !== 'string' || value === '') continue;
    const word = words[field];
    if (word) given.set(`given ${field}`, (all[field] = word));
    else if (secrets.includes(field)) given.set(`secret ${field}`, value);
    else if (field === 'specialRequirements') given.set('given requirements', value);
    else if (field === 'phone') given.set('given phone', value);
  }
  return { input: all, given };
}

/** Mutations that take a free seat: their events have no waitlist. */
const takesSeat = new Set([
  'registerForEvent',
  'registerForSeries',
  'addRegistration',
  'approveRegistrations',
  'walkIn',
  'addGuest',
]);

/** Adds a person with a seat, and a person on the waitlist. */
export async function fill(
  api: Api,
  name: string,
  event: BuiltEvent,
  people: { seated: Parameters<Api['buildRegistrations']>[1]; waiting: Parameters<Api['buildWaitlist']>[1] },
) {
  const { taken, capacity } = await api.seatsOf(event);
  if (taken < capacity) await api.buildRegistrations(event, people.seated);
  if (takesSeat.has(name)) return;
  await api.sql('UPDATE events SET capacity = taken WHERE id = $1', [event.uuid]);
  await api.buildWaitlist(event, people.waiting);
}
