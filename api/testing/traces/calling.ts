import { getNamedType, type GraphQLSchema } from 'graphql';
import type { AccessRows } from '../access.ts';
import { mutationsAt } from '../accessCalls.ts';
import type { AnnouncementFacts } from '../announce.ts';
import type { Api } from '../api.ts';
import { approvalsOf } from '../approval.ts';
import { type BuiltEvent, inHours, type Person } from '../build.ts';
import { answersIn, questionsIn } from '../questions.ts';
import { fill, markedInput } from './inputs.ts';
import { readingIn } from './reading.ts';
import { allOf } from './selection.ts';
import { marksOf, type Marks, type MutationRun } from './traces.ts';
import type { World } from './world.ts';

/** A variant of a mutation call. */
export interface CallVariant {
  /** Follows the name of the mutation in the table. */
  readonly suffix: string;
  readonly pending?: boolean;
  readonly audience?: NonNullable<AnnouncementFacts['audience']>;
  readonly by?: string;
  /** The role of the invitation that is accepted. */
  readonly invitedRole?: 'owner';
}

/** These end all sessions of their caller. */
const endsAll = ['changePassword', 'logoutEverywhere'];
const audiences = ['seats', 'line', 'college', 'organizers'] as const;
const byPreference = ['anonymous', 'person', 'stranger', 'owner', 'colleague', 'admin'];

export type CallTrace = MutationRun & {
  readonly name: string;
  readonly state: CallVariant;
  readonly marks: Marks;
  readonly isAtEvent: boolean;
};

/** Calls mutations one by one and collects their traces. */
export function callingIn(api: Api, schema: GraphQLSchema, world: World, access: AccessRows) {
  const { college, cast, contacts, live } = world;
  const { sql } = api;
  const mutations = schema.getMutationType()!.getFields();
  const { read } = readingIn(api, cast);
  const decisions = approvalsOf(api);

  const columns = Object.keys(college.viewers);
  const may = (viewer: string, name: string) => access[name]![columns.indexOf(viewer)] === 'V';
  /** The caller with the fewest rights who may. Without a gateway, no code can be sent. */
  const callerOf = (name: string): string => byPreference.find((viewer) => may(viewer, name)) ?? 'person';

  /** Further variants of a mutation call. */
  const statesOf = (name: string, isAtEvent: boolean): CallVariant[] => [
    ...(isAtEvent ? [{ suffix: ' at a pending event', pending: true }] : []),
    ...(may('manager', name) && !may('stranger', name) ? [{ suffix: ' as a manager', by: 'manager' }] : []),
    ...(name.includes('Announcement') ? audiences.map((audience) => ({ suffix: ` for ${audience}`, audience })) : []),
    ...(name === 'acceptInvitation'
      ? [{ suffix: ' to own the event', by: 'colleague', invitedRole: 'owner' as const }]
      : []),
  ];

  const words = { title: 'Xtitle', location: 'Xplace', description: 'Xdescription' };
  const build = async ({ pending }: CallVariant): Promise<BuiltEvent> => {
    const own = pending ? { title: 'Approved', location: 'Approved place' } : words;
    const event = await api.buildEvent({ ...own, date: inHours(3), createdBy: college.viewers.owner });
    await questionsIn(sql)(event);
    return event;
  };
  /** Rejects an approved event. Its owner then edits it, and it waits for approval with new words. */
  const putOnHold = async ({ id }: BuiltEvent) => {
    const { admin, owner } = college.viewers;
    await decisions.reject(id, 'Too loud', admin);
    await decisions.edit(id, owner, words);
    await world.work();
    await world.calm();
  };

  const questionOf = async ({ uuid }: BuiltEvent) =>
    (await sql<{ id: string }>('SELECT id FROM questions WHERE event_id = $1', [uuid]))[0]!.id;
  /** Adds an answer to each registration. */
  const answer = async (event: BuiltEvent) => {
    const found = await sql<{ id: string }>('SELECT id FROM registrations WHERE event_id = $1', [event.uuid]);
    const ids = found.map(({ id }) => api.idOf('registration', id));
    await answersIn(sql)(api.idOf('question', await questionOf(event)), ids, ['Xanswer']);
  };
  /** Changes if anything was added to a bell or to the trail. */
  const countMessages = async () => {
    const parts = ['notices', 'announcements', 'audit_entries'].map((table) => `(SELECT count(*) FROM ${table})`);
    const [found] = await sql<{ all: string }>(`SELECT concat_ws(' ', ${parts.join(', ')}) AS all`);
    return found!.all;
  };

  let readAt = '';
  const call = async (name: string, state: CallVariant, expected?: (run: CallTrace) => boolean): Promise<CallTrace> => {
    await world.calm();
    const by = state.by ?? callerOf(name);
    const caller = cast.get(by);
    const who = caller && endsAll.includes(name) ? await api.buildUser({ role: caller.role }) : caller;
    const events: BuiltEvent[] = [];
    const newEvent = async () => {
      const event = await build(state);
      events.push(event);
      return event;
    };
    const announce: typeof college.announce = (facts) =>
      college.announce({
        ...facts,
        title: 'Xnews',
        content: 'Xcontent',
        priority: 'high',
        ...(state.audience && { audience: state.audience }),
        ...(state.audience === 'college' && { college: 'Secret College' }),
      });
    const inputOf = mutationsAt(api, { ...college, announce }, newEvent)[name];
    const plain = await inputOf?.(who);
    for (const event of events) {
      await fill(api, name, event, { seated: [cast.get('seated')!], waiting: [cast.get('waiting')!] });
      await answer(event);
      if (state.pending) await putOnHold(event);
    }
    if (state.invitedRole)
      await sql('UPDATE event_invitations SET role = $2 WHERE event_id = $1', [events[0]!.uuid, state.invitedRole]);
    const questionId = events[0] && api.idOf('question', await questionOf(events[0]));
    const { input, given } = markedInput(
      name,
      { ...plain, ...audienceOf(name, state) },
      { questionId, smtpPort: world.smtp.port, gateway: world.gateway.address },
    );
    await world.equip();
    await sql('DELETE FROM pgboss.job; UPDATE users SET notify_sms = true WHERE NOT notify_sms');
    // codes are only sent to unverified numbers
    if (name === 'sendPhoneCode') await sql('UPDATE users SET verified_phone = NULL WHERE id = $1', [who!.uuid]);
    const [began] = await sql<{ now: Date }>('SELECT now()');
    if ((await countMessages()) !== readAt) await read();
    await live.begin(events);

    const field = mutations[name]!;
    const [declared, args] = inputOf ? [`($input: ${String(field.args[0]!.type)})`, '(input: $input)'] : ['', ''];
    const endsOwn = [...endsAll, 'logout'].includes(name);
    const token = who && (endsOwn ? (await api.signIn(who)).token : await api.tokenOf(who));
    const query = `mutation ${declared} { it: ${name}${args} ${allOf(schema, getNamedType(field.type), 2)} }`;
    const { data, errors, code } = await api.graphql(query, { input }, { token });

    await world.work();
    const others = await sql<{ uuid: string }>('SELECT DISTINCT user_id AS uuid FROM notices WHERE created_at >= $1', [
      began!.now,
    ]);
    const strangers = others
      .filter(({ uuid }) => world.nameOf(uuid) === 'other')
      .map(({ uuid }) => ({ uuid, id: api.idOf('user', uuid) }) as Person);
    const to = who === caller ? by : 'other';
    const traces = [
      { way: 'answer' as const, what: '', to, text: JSON.stringify({ data, errors }) },
      ...(await world.sent()),
      ...(await read(strangers)),
    ];
    readAt = await countMessages();
    await live.settled();
    const traceOfCall = (): CallTrace => ({
      name,
      state,
      title: `${name}${state.suffix}`,
      by: to === 'other' ? `another ${by}` : by,
      refused: code,
      traces: [...traces, ...live.collectTraces()],
      marks: marksOf({ contacts, given }),
      isAtEvent: events.length > 0,
    });
    // on a busy machine sockets may be late
    for (let patience = 20; expected && !expected(traceOfCall()) && patience > 0; patience -= 1) await live.settled();
    const run = traceOfCall();
    live.leave();
    return run;
  };
  return { call, statesOf };
}

const audienceOf = (name: string, { audience }: CallVariant) =>
  audience && name === 'createAnnouncement'
    ? { audience: audience.toUpperCase(), ...(audience === 'college' && { college: 'Secret College' }) }
    : {};
