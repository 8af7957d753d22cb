import { validateRegistration } from '../../../api/registrations/validate.ts';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure, notSignedIn, refuseUsage } from '../../core/errors.ts';
import { examples, idOrTitle, json, yes } from '../../core/options.ts';
import { confirm } from '../../core/prompt.ts';
import { showRows } from '../../core/show.ts';
import { rowFormatterFor } from '../../core/when.ts';
import { answersOf } from './answers.ts';
import { eventOf, findEvent } from './find.ts';
import { eventsInScope, readSeries } from './readSeries.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

const query = document(
  `query ($id: ID!) { viewer { name email } event(id: $id) { title date questions { id label } viewerOverlaps(first: 1) { title } } }`,
);

const registerMutation = document(`mutation ($input: RegisterForEventInput!) {
  registerForEvent(input: $input) { registration { state } }
}`);

const registerForSeriesMutation = document(`mutation ($input: RegisterForEventInput!) {
  registerForSeries(input: $input) { registrations { state event { id } } withoutSeat { eventId message } }
}`);

const outcomeByState = { CONFIRMED: 'seat', WAITLISTED: 'in line', REQUESTED: 'asked for' } as const;

/** Uses the name and e-mail address of the account by default. */
export const define: Define = (command, evm) =>
  command
    .description('take a seat for yourself at an event, or at all of its series that have room (participants)')
    .argument('<event>', idOrTitle)
    .option('--series', 'this event and those after it in its series')
    .option('--name <text>', 'the name for this event, if another')
    .option('--email <address>', 'the e-mail address for this event, if another')
    .option('--phone <number>', 'a phone number')
    .option('--special-requirements <text>', 'what the organizer should know')
    .option('--answer <question=answer>', 'the answer to a question; may be repeated', collect)
    .addOption(yes())
    .addOption(json('eventId date title outcome'))
    .addHelpText(
      'after',
      examples(
        'evm events register "Robotics Workshop" --answer "Which size of T-shirt?=M"',
        'evm events register "Chess evening" --series --json date,outcome',
      ),
    )
    .action(async (named, { series: isSeries, answer, yes, json, ...typed }) => {
      const problems = validateRegistration({ name: '', email: '', ...typed });
      refuseUsage(Object.keys(typed).map((field) => problems[field as keyof typeof typed]));
      const eventId = await findEvent(evm, named);
      const { viewer, ...read } = await evm.api.ask(query, { id: eventId });
      if (!viewer) throw notSignedIn();
      const { title, date, questions, viewerOverlaps } = eventOf(read);
      const answers = answersOf(answer ?? [], questions);
      const [other] = viewerOverlaps;
      if (other && !isSeries) {
        // Scripts continue, because a seat at two events at once is allowed by default.
        if (evm.io.canAsk) await confirm(evm.io, sentence('registerAnyway', other), yes);
        else await tell(evm.io, sentence('overlap', other));
      }
      const input = { eventId, name: viewer.name, email: viewer.email ?? '', ...typed, ...(answers && { answers }) };
      const formatRow = await rowFormatterFor(evm, json);
      const show = (rows: object[]) =>
        showRows(
          evm.io,
          rows.map((row) => formatRow({ ...row })),
          ['date', 'title', 'outcome'],
          json,
          '',
        );
      if (!isSeries) {
        const { state } = (await evm.api.ask(registerMutation, { input })).registerForEvent.registration;
        return show([{ eventId, date, title, outcome: outcomeByState[state] }]);
      }
      const { registrations, withoutSeat } = (await evm.api.ask(registerForSeriesMutation, { input }))
        .registerForSeries;
      const outcomeByEvent = new Map([
        ...registrations.map(({ event, state }) => [event?.id, outcomeByState[state]] as const),
        ...withoutSeat.map((event) => [event.eventId, event.message] as const),
      ]);
      const events = eventsInScope(await readSeries(evm, eventId), eventId, 'FOLLOWING');
      const all = events.length > 0 ? events : [{ id: eventId, date, title }];
      const counts = { seats: registrations.length, events: sentence('events', { count: all.length }) };
      await tell(evm.io, sentence('registeredFor', counts));
      show(
        all.map((event) => ({
          eventId: event.id,
          date: event.date,
          title: event.title,
          outcome: outcomeByEvent.get(event.id),
        })),
      );
      if (registrations.length === 0) throw new Failure(sentence('noSeatAnywhere'), exitCodes.failed);
    });

const collect = (text: string, texts: string[] = []) => [...texts, text];
