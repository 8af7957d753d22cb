import { afterAll, describe, expect, test } from 'vitest';
import { startApi } from './testing/api.ts';
import { inHours, password } from './testing/build.ts';
import { restOf } from './testing/rest.ts';

const api = await startApi();
const { as, graphql, sql, buildUser, buildEvent, buildLink } = api;
afterAll(api.close);

const someone = { firstName: 'Asha', lastName: 'Rao', college: 'Evergreen Institute' };
const register = 'mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }';

describe('a common password', () => {
  const common = 'Password1!';
  const sentence = 'Password is too common, please choose one that others would not think of';

  test('a common password creates no account, over GraphQL and REST', async () => {
    const input = { ...someone, email: 'asha@evm.example', password: common };
    const { code, message, fields } = await graphql(register, { input });
    expect([code, message, fields]).toEqual(['VALIDATION_FAILED', sentence, { password: sentence }]);
    const { body } = await restOf(api)('POST /api/auth/register', { body: input });
    expect([body.code, body.fields]).toEqual(['VALIDATION_FAILED', { password: sentence }]);
    expect(await sql('SELECT 1 FROM users WHERE email = $1', [input.email])).toEqual([]);
  });

  test('a common password is reported together with other problems', async () => {
    const input = { ...someone, firstName: '', email: 'asha', password: common };
    expect((await graphql(register, { input })).fields).toEqual({
      firstName: 'First name is required',
      email: 'Invalid email address',
      password: sentence,
    });
  });

  test('a common password is refused for a reset link, which stays valid', async () => {
    const token = await buildLink(await buildUser(), 'reset');
    const reset = (secret: string) =>
      graphql('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { success } }', {
        input: { token, password: secret },
      });
    expect((await reset(common)).fields).toEqual({ password: sentence });
    expect((await reset('Lantern@2walk')).errors).toEqual([]);
  });

  test('a password cannot be changed to a common one', async () => {
    const change = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { token } }';
    const input = { currentPassword: password, newPassword: common };
    expect((await as(await buildUser())(change, { input })).fields).toEqual({ newPassword: sentence });
  });
});

describe('a text with invisible characters, or with characters that change the text direction', () => {
  const strange = 'As\u200bha';
  const turned = 'gpj.\u202eexe';
  const wrong = 'must not contain invisible characters';

  test('names, colleges and e-mail addresses of accounts refuse invisible characters', async () => {
    const input = { firstName: strange, lastName: turned, email: 'as\u00adha@evm.example', college: strange, password };
    expect((await graphql(register, { input })).fields).toEqual({
      firstName: `First name ${wrong}`,
      lastName: `Last name ${wrong}`,
      email: `Email ${wrong}`,
      college: `College name ${wrong}`,
    });
    const profile = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { user { id } } }';
    const { fields } = await as(await buildUser())(profile, { input: { ...someone, lastName: turned } });
    expect(fields).toEqual({ lastName: `Last name ${wrong}` });
  });

  test('an import refuses names with invisible characters', async () => {
    const stage = `mutation ($input: StageUserImportInput!) { stageUserImport(input: $input) { staged problems { field message } } }`;
    const users = [{ row: 1, ...someone, firstName: strange, email: 'asha@evm.example' }];
    const { data } = await as(await buildUser({ role: 'admin' }))(stage, { input: { users } });
    expect(data.stageUserImport).toEqual({
      staged: 0,
      problems: [{ field: 'firstName', message: `First name ${wrong}` }],
    });
  });

  test('titles, places and tags of events refuse invisible characters', async () => {
    const organizer = await buildUser({ role: 'organizer' });
    const create = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }';
    const facts = { description: 'Bring a\u00adlamp.\u200b', date: inHours(24), capacity: 5 };
    const input = { ...facts, title: turned, location: strange, tags: ['lake', strange] };
    expect((await as(organizer)(create, { input })).fields).toEqual({
      title: `Title ${wrong}`,
      location: `Location ${wrong}`,
      tags: `Tags ${wrong}`,
    });
    const good = { ...facts, title: 'We ❤\ufe0f می\u200cخواهم', location: 'Lake', tags: ['👩\u200d💻'] };
    expect((await as(organizer)(create, { input: good })).errors).toEqual([]);
  });

  test('registrations, announcements and achievements refuse invisible characters', async () => {
    const organizer = await buildUser({ role: 'organizer' });
    const person = await buildUser();
    const { id: eventId } = await buildEvent({ createdBy: organizer });
    const take = 'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }';
    expect(
      (await as(person)(take, { input: { eventId, name: turned, email: 'as\u2060ha@evm.example' } })).fields,
    ).toEqual({
      name: `Name ${wrong}`,
      email: `Email ${wrong}`,
    });
    const announce =
      'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id } } }';
    const notice = { title: turned, content: 'Bring a lamp.' };
    expect((await as(organizer)(announce, { input: notice })).fields).toEqual({ title: `Title ${wrong}` });
    const award = 'mutation ($input: UpdateScoreInput!) { updateScore(input: $input) { award { id } } }';
    const score = { eventId, userId: person.id, points: 1, achievements: [strange] };
    expect((await as(organizer)(award, { input: score })).fields).toEqual({ achievements: `An achievement ${wrong}` });
  });
});
