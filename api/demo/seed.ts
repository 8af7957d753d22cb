import { v7 as uuidv7 } from 'uuid';
import { User } from '../accounts/User.ts';
import { Announcement, AnnouncementAudience, AnnouncementPriority } from '../announcements/Announcement.ts';
import { Role } from '../core/context/context.ts';
import { newId, toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { Event } from '../events/Event.ts';
import { RegistrationRules } from '../events/RegistrationRules.ts';
import { Registration, SeatState } from '../registrations/Registration.ts';
import { storedTranslations } from '../core/texts/translated.ts';
import type { Database } from '../core/statements/database.ts';
import { demoCollege } from './college.ts';
import type { DemoRegistration } from './rows.ts';
import { insertSeries } from '../series/copying.ts';
import { seedLetters } from './letters.ts';

/** The password of every demo account. */
export const demoPassword = 'Evm@demo1';

const columns = 'id, event_id, user_id, points, achievements, note, awarded_by, created_at';

const lockUsers = statement('demo-lock', 'LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE');

const insertAwards = statement(
  'demo-awards',
  `INSERT INTO awards (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::awards, $1)`,
);

const insertCorrections = statement(
  'demo-corrections',
  `SELECT evm_correct(id, corrects, event_id, user_id, points, achievements, note, awarded_by, NULL, created_at)
  FROM jsonb_populate_recordset(NULL::awards, $1)`,
);

const insertQuestions = statement(
  'demo-questions',
  `INSERT INTO questions (id, event_id, position, kind, label, help, is_required, options)
  SELECT id, event_id, position, kind, label, help, is_required, options FROM jsonb_to_recordset($1::jsonb)
         AS q (id uuid, event_id uuid, position smallint, kind text, label text, help text, is_required boolean, options text[])`,
);

const insertHelpers = statement(
  'demo-helpers',
  `INSERT INTO event_staff (event_id, user_id, role, added_by)
  SELECT event_id, user_id, role, added_by
    FROM jsonb_to_recordset($1::jsonb) AS f (event_id uuid, user_id uuid, role text, added_by uuid)`,
);

const insertAnswers = statement(
  'demo-answers',
  `INSERT INTO answers (registration_id, question_id, kind, label, options, given)
  SELECT g.registration_id, q.id, q.kind, q.label, q.options, g.given
    FROM jsonb_to_recordset($1::jsonb) AS g (registration_id uuid, question_id uuid, given text[])
    JOIN questions q ON q.id = g.question_id`,
);

const insertScans = statement(
  'demo-scans',
  `WITH made AS (
    INSERT INTO scans (id, event_id, user_id, by_id, at, door, received_at)
    SELECT id, event_id, user_id, by_id, at, door, at FROM jsonb_populate_recordset(NULL::scans, $1)
    RETURNING event_id, user_id)
  SELECT evm_award_attendance(e.id, array_agg(DISTINCT made.user_id), e.attendance_points)
    FROM made JOIN events e ON e.id = made.event_id WHERE e.attendance_points IS NOT NULL GROUP BY e.id`,
);

/** Fills an empty database with the demo college. Does nothing if there is any account. Returns whether it filled. */
export async function seedDemo({ unitOfWork }: Database, now = new Date()): Promise<boolean> {
  return unitOfWork().transactional(async (em) => {
    await em.rows(lockUsers);
    if ((await em.count(User)) > 0) return false;
    const passwordHash = await hashPassword(demoPassword);
    const college = demoCollege(now);
    const people = new Map(
      college.users.map((user) => [
        user.email,
        em.create(User, { ...user, role: Role[user.role], passwordHash, emailVerifiedAt: user.createdAt }),
      ]),
    );
    await em.persist([...people.values()]).flush();

    const seatsByEvent = Map.groupBy(college.registrations, ({ eventKey }) => eventKey);
    const requests = Map.groupBy(college.requests, ({ eventKey }) => eventKey);
    const waitlists = Map.groupBy(college.waitlist, ({ eventKey }) => eventKey);
    const events = new Map(
      college.events.map(({ key, organizerEmail, needsApproval, questions, translations, ...event }) => [
        key,
        em.create(Event, {
          ...event,
          language: 'english',
          translations: storedTranslations(translations, 'title', 'description'),
          rules: Object.assign(new RegistrationRules(), { needsApproval }),
          hasQuestions: questions.length > 0,
          requested: requests.get(key)?.length ?? 0,
          createdBy: people.get(organizerEmail)!,
          taken: seatsByEvent.get(key)?.length ?? 0,
          waiting: waitlists.get(key)?.length ?? 0,
          lastPlace: waitlists.get(key)?.length ?? 0,
        }),
      ]),
    );
    await em.persist([...events.values()]).flush();
    for (const keys of college.series) {
      const ids = keys.map((key) => toUuid('event', events.get(key)!.id)!);
      await em.write(insertSeries, [ids[0], ids]);
    }

    const helpers = college.helpers.map(({ eventKey, userEmail, role, addedByEmail }) => ({
      event_id: toUuid('event', events.get(eventKey)!.id),
      user_id: toUuid('user', people.get(userEmail)!.id),
      role,
      added_by: toUuid('user', people.get(addedByEmail)!.id),
    }));
    await em.write(insertHelpers, [JSON.stringify(helpers)]);

    const register = (
      state: SeatState,
      { eventKey, userEmail, ...form }: DemoRegistration,
      place: number | null = null,
    ) => em.create(Registration, { ...form, event: events.get(eventKey)!, user: people.get(userEmail)!, state, place });
    const registered = [
      ...college.registrations.map((each) => [SeatState.CONFIRMED, each] as const),
      ...college.requests.map((each) => [SeatState.REQUESTED, each] as const),
    ];
    const seats = new Map(
      registered.map(([state, each]) => {
        const { answers: _, ...form } = each;
        return [each, register(state, form)];
      }),
    );
    em.persist([...seats.values()]);
    for (const waitlist of waitlists.values())
      em.persist(waitlist.map((each, n) => register(SeatState.WAITLISTED, each, n + 1)));
    em.persist(
      college.announcements.map(({ eventKey, authorEmail, priority, seatsOnly, translations, ...announcement }) =>
        em.create(Announcement, {
          ...announcement,
          language: 'english',
          translations: storedTranslations(translations, 'title', 'content'),
          priority: AnnouncementPriority[priority],
          audience: seatsOnly ? AnnouncementAudience.SEATS : AnnouncementAudience.EVERYBODY,
          event: eventKey === undefined ? null : events.get(eventKey)!,
          createdBy: people.get(authorEmail)!,
          updatedAt: announcement.createdAt,
        }),
      ),
    );
    await em.flush();

    const questionRows = college.events.flatMap(({ key, questions }) =>
      questions.map(({ isRequired, id: name, ...question }, position) => ({
        ...question,
        name: `${key} ${name}`,
        id: toUuid('question', newId('question')),
        event_id: toUuid('event', events.get(key)!.id),
        position,
        is_required: isRequired,
      })),
    );
    await em.write(insertQuestions, [JSON.stringify(questionRows)]);
    const questionIds = new Map(questionRows.map(({ name, id }) => [name, id]));
    const answerRows = [...seats].flatMap(([{ eventKey, answers }, { id }]) =>
      answers.map(({ questionId, values }) => ({
        registration_id: toUuid('registration', id),
        question_id: questionIds.get(`${eventKey} ${questionId}`),
        given: values,
      })),
    );
    await em.write(insertAnswers, [JSON.stringify(answerRows)]);

    const ids = new Map(college.awards.map((award) => [award, toUuid('award', newId('award'))!]));
    const rows = college.awards.map((award) => ({
      id: ids.get(award),
      event_id: toUuid('event', events.get(award.eventKey)!.id),
      user_id: toUuid('user', people.get(award.userEmail)!.id),
      points: award.points,
      corrects: award.corrects && ids.get(award.corrects),
      achievements: award.achievements,
      note: award.note,
      awarded_by: toUuid('user', people.get(award.awardedByEmail)!.id),
      created_at: award.createdAt,
    }));
    const isCorrection = ({ corrects }: { corrects: unknown }) => corrects !== null;
    await em.write(insertAwards, [JSON.stringify(rows.filter((row) => !isCorrection(row)))]);
    await em.write(insertCorrections, [JSON.stringify(rows.filter(isCorrection))]);

    const scans = college.scans.map(({ eventKey, userEmail, byEmail, at, door }) => ({
      id: uuidv7({ msecs: at.getTime() }),
      event_id: toUuid('event', events.get(eventKey)!.id),
      user_id: toUuid('user', people.get(userEmail)!.id),
      by_id: toUuid('user', people.get(byEmail)!.id),
      at,
      door,
    }));
    await em.write(insertScans, [JSON.stringify(scans)]);

    await seedLetters(em, now, toUuid('event', events.get('robotics-league')!.id)!);
    return true;
  });
}
