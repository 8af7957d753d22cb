import type { CallTrace } from './calling.ts';
import { privatePeople } from './world.ts';
import { isMessage, marksIn, type Trace } from './traces.ts';

/** People who see contacts of participants. */
const contactReaders = ['owner', 'colleague', 'admin', 'manager'];

/** Messages under the name of their author. */
const signedMessages = ['announcement', 'AnnouncementCreated', 'organizer-letter', 'staff-invited', 'staff-copied'];

/** For each rule, whether a mark in a trace breaks it. */
const rules: Readonly<Record<string, (mark: string, trace: Trace, run: CallTrace) => boolean>> = {
  'messages hold no contact of another person': (mark, { way }) =>
    (isMessage(way) || way === 'socket') && /\.(email|phone)$|^(given )?(phone|requirements)$|^answers$/.test(mark),
  'contacts of others reach nobody but who manages people': (mark, { to }) =>
    /\.(email|phone)$/.test(mark) && !contactReaders.includes(to) && !(to === 'anonymous' && mark.startsWith('other.')),
  'phones, requirements and answers are between a person and who runs the event': (mark, { to }) =>
    /^(phone|requirements|answers)$/.test(mark) &&
    !['owner', 'admin', 'manager', 'person', 'seated', 'waiting'].includes(to),
  'a private name reaches who manages people, who keeps the door, and readers of what they write': (
    mark,
    { to, way, what },
    { by },
  ) =>
    privatePeople.some((name) => mark === `${name}.name` && name !== to) &&
    !(mark === `${by}.name` && signedMessages.includes(what)) &&
    !contactReaders.includes(to) &&
    !(to === 'door' && (way === 'answer' || way === 'live')),
  'what is not approved is known to its owner, helpers, who is asked to help, and admins alone': (
    mark,
    { to, what },
    { name, state },
  ) =>
    Boolean(state.pending) &&
    name !== 'approveEvent' &&
    /^(given )?(title|place|location|description)$/.test(mark) &&
    !['owner', 'admin', 'manager', 'scorer', 'door'].includes(to) &&
    !['staff-invited', 'staff-copied'].includes(what) &&
    !(to === 'person' && name === 'acceptInvitation'),
  'announcements reach those alone whom they are for, and who manages them': (mark, { to }, { state }) =>
    Boolean(state.audience) &&
    /^(news|given title|given content)/.test(mark) &&
    !['owner', 'colleague', 'admin', 'manager', ...audiences[state.audience!]!].includes(to),
  'no secret that was given is told to anybody': (mark) => mark.startsWith('secret '),
  'links that open something are mailed, and shown to who makes them': (mark, { way }) =>
    (mark === 'reset link' && way !== 'mail') || (/^(session token|feed link)$/.test(mark) && way !== 'answer'),
};

const audiences: Readonly<Record<string, readonly string[]>> = {
  seats: ['seated'],
  line: ['waiting'],
  college: ['seated'],
  organizers: ['other'],
};

export const ruleNames = Object.keys(rules);

/** All leaks of a run that a rule forbids, in words. */
export const brokenBy = (rule: string, run: CallTrace): string[] =>
  run.traces.flatMap((trace) =>
    marksIn(trace, run.marks)
      .filter((mark) => rules[rule]!(mark, trace, run))
      .map((mark) => `${run.title}: ${trace.way} ${trace.what} tells ${trace.to} ${mark}`),
  );
