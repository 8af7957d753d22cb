import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../testing/api.ts';
import { password, type Person } from '../../testing/build.ts';
import { invalid, refusalOf, restOf, sessionOver } from '../../testing/rest.ts';
import { saveSettings } from '../../testing/settings.ts';

let api: Api;
let admin: Person;
let rest: ReturnType<typeof restOf>;
let people = 0;

beforeAll(async () => {
  api = await startApi();
  rest = restOf(api);
  admin = await api.buildUser({ role: 'admin' });
});
afterAll(() => api?.close());

const newcomer = () => ({
  firstName: 'Nina',
  lastName: 'Iyer',
  email: `newcomer${(people += 1)}@evm.example`,
  password,
  college: 'Lakeside',
});
const register = (body: unknown) => rest('POST /api/auth/register', { body });
const login = (body: unknown, from?: string) => rest('POST /api/auth/login', { body, ...(from && { from }) });
const shown = ({ id, firstName, lastName, email, college, role }: Person) => ({
  _id: id,
  id,
  firstName,
  lastName,
  name: `${firstName} ${lastName}`,
  email,
  college,
  role,
  photo: null,
  createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
});

describe('registering', () => {
  test('answers 201 with the user, without token and password', async () => {
    const form = newcomer();
    const { status, body, text } = await register(form);
    const { _id } = body.user;
    expect(status).toBe(201);
    expect(body).toEqual({
      success: true,
      message: 'Registration successful. Please log in.',
      user: {
        _id,
        id: _id,
        firstName: 'Nina',
        lastName: 'Iyer',
        name: 'Nina Iyer',
        email: form.email,
        college: 'Lakeside',
        role: 'participant',
        photo: null,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      },
    });
    expect(text).not.toContain(password);
    expect(
      await api.sql('SELECT FROM sessions s JOIN users u ON u.id = s.user_id WHERE email = $1', [form.email]),
    ).toEqual([]);
    expect((await login(form)).body.user).toEqual(body.user);
  });

  test('ignores a claimed role, id or name', async () => {
    const claims = { role: 'admin', id: admin.id, _id: admin.id, name: 'The Dean', photo: 'https://x.example/a.jpg' };
    const { status, body } = await register({ ...newcomer(), ...claims, confirmPassword: 'x', acceptTerms: false });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({ role: 'participant', name: 'Nina Iyer', photo: null });
    expect(body.user._id).not.toBe(admin.id);
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['no first name', { firstName: ' ' }, { firstName: 'First name is required' }],
    ['a short first name', { firstName: 'N' }, { firstName: 'First name must be at least 2 characters' }],
    ['no last name', { lastName: undefined }, { lastName: 'Last name is required' }],
    ['a short last name', { lastName: 'I' }, { lastName: 'Last name must be at least 2 characters' }],
    ['no e-mail', { email: null }, { email: 'Email is required' }],
    ['an e-mail that is none', { email: 'nina@' }, { email: 'Invalid email address' }],
    ['no password', { password: '' }, { password: 'Password is required' }],
    ['a short password', { password: 'Ab1!' }, { password: 'Password must be at least 8 characters' }],
    [
      'a weak password',
      { password: 'abcdefgh' },
      {
        password:
          'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
      },
    ],
    ['no college', { college: '' }, { college: 'College name is required' }],
    ['a name that is a list', { firstName: ['Nina'] }, { firstName: 'firstName must be a text' }],
  ])("with %s is refused with the form's sentence", async (_, changes, fields) => {
    expect(refusalOf(await register({ ...newcomer(), ...changes }))).toEqual(invalid(fields));
  });

  test('with an empty body reports all missing fields', async () => {
    expect(refusalOf(await register({}))).toEqual(
      invalid({
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'Email is required',
        password: 'Password is required',
        college: 'College name is required',
      }),
    );
  });

  test('with an existing address, in any case, is refused', async () => {
    const form = newcomer();
    await register(form);
    const taken = 'An account with this email already exists.';
    const again = await register({ ...form, email: ` ${form.email.toUpperCase()} ` });
    expect(refusalOf(again)).toEqual([409, 'EMAIL_TAKEN', taken, { email: taken }]);
  });

  test('is refused while sign-up is closed, and the public settings say so', async () => {
    const open = async () => (await rest('GET /api/settings/public')).body.data.registrationOpen;
    expect(await open()).toBe(true);
    await saveSettings(api, admin, { enableRegistration: false });
    await expect.poll(open).toBe(false);
    expect(refusalOf(await register(newcomer()))).toEqual([
      403,
      'REGISTRATION_CLOSED',
      'Sign-up is closed at the moment.',
    ]);
    await saveSettings(api, admin, {});
    await expect.poll(open).toBe(true);
  });
});

describe('signing in', () => {
  test('answers with a token for further requests, and the user', async () => {
    const person = await api.buildUser();
    const { status, body } = await login({ email: ` ${person.email.toUpperCase()} `, password, rememberMe: true });
    expect(status).toBe(200);
    const [token, device] = [expect.any(String) as string, expect.any(String) as string];
    expect(body).toEqual({ success: true, token, device, user: shown(person) });
    const me = await rest('GET /api/auth/me', { token: body.token });
    expect([me.status, me.body]).toEqual([200, { success: true, user: shown(person) }]);
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['nothing', {}, { email: 'Email is required', password: 'Password is required' }],
    ['an e-mail that is none', { email: 'nina', password }, { email: 'Invalid email address' }],
    [
      'a short password',
      { email: 'n@evm.example', password: 'Ab1!' },
      { password: 'Password must be at least 6 characters' },
    ],
  ])("with %s is refused with the form's sentence", async (_, body, fields) => {
    expect(refusalOf(await login(body))).toEqual(invalid(fields));
  });

  test('gives the same error for a wrong password and an unknown address', async () => {
    const { email } = await api.buildUser();
    const refused = [401, 'UNAUTHENTICATED', 'Invalid email or password.'];
    expect(refusalOf(await login({ email, password: 'Wrong@pass1' }))).toEqual(refused);
    expect(refusalOf(await login({ email: 'nobody@evm.example', password }))).toEqual(refused);
  });

  test('is throttled after too many failures, with Retry-After', async () => {
    const { email } = await api.buildUser();
    const from = '203.0.113.9';
    for (let n = 0; n < 5; n++) expect((await login({ email, password: 'Wrong@pass1' }, from)).status).toBe(401);
    const answer = await login({ email, password }, from);
    expect(refusalOf(answer)).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      'Too many failed sign-ins. Please wait a few minutes and try again.',
    ]);
    const wait = Number(answer.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(60);
    expect(wait).toBeLessThanOrEqual(15 * 60);
  });
});

describe("the viewer's profile", () => {
  const profile = { firstName: 'Asha', lastName: 'Rao', college: 'Evergreen Institute' };
  const update = (as: Person, body: unknown) => rest('PUT /api/auth/profile', { as, body });

  test('is changed, and a claimed identity is ignored', async () => {
    const person = await api.buildUser();
    const photo = 'https://college.example/asha.jpg';
    const claims = { role: 'admin', _id: admin.id, id: admin.id, name: 'The Dean' };
    const { status, body } = await update(person, { ...profile, ...claims, photo, email: person.email.toUpperCase() });
    expect(status).toBe(200);
    const user = { ...shown(person), ...profile, name: 'Asha Rao', photo };
    expect(body).toEqual({ success: true, message: 'Profile updated successfully!', user });
    expect((await rest('GET /api/auth/me', { as: person })).body.user).toEqual(user);
    expect((await update(person, profile)).body.user.photo).toBe(photo);
    expect((await update(person, { ...profile, photo: '' })).body.user.photo).toBeNull();
  });

  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['no first name', { firstName: '' }, { firstName: 'First name is required' }],
    ['no last name', { lastName: null }, { lastName: 'Last name is required' }],
    ['no college', { college: ' ' }, { college: 'College name is required' }],
    ['another e-mail', { email: 'other@evm.example' }, { email: 'Email cannot be changed' }],
    ['a photo from nowhere', { photo: 'x' }, { photo: 'Photo must be a web address that starts with https://' }],
  ])("with %s is refused with the form's sentence", async (_, changes, fields) => {
    expect(refusalOf(await update(await api.buildUser(), { ...profile, ...changes }))).toEqual(invalid(fields));
  });

  test('is refused after the session has ended', async () => {
    const person = await api.buildUser();
    const { token, sessionUuid } = await api.signIn(person);
    await api.sql('DELETE FROM sessions WHERE id = $1', [sessionUuid]);
    expect(refusalOf(await rest('PUT /api/auth/profile', { token, body: profile }))).toEqual(sessionOver);
    expect(refusalOf(await rest('GET /api/auth/me', { token }))).toEqual(sessionOver);
  });
});
