import { afterAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';

const { graphql, sql, as, buildUser, close, url } = await startApi();
afterAll(close);

const registerMutation = `mutation ($input: RegisterInput!) {
  register(input: $input) { user { id firstName lastName name email college role photo } }
}`;
const loginMutation = `mutation ($input: LoginInput!) { login(input: $input) { token user { id email role } } }`;
let count = 0;

const someone = (facts: Record<string, unknown> = {}) => ({
  firstName: 'Asha',
  lastName: 'Rao',
  email: `newcomer${++count}@evm.example`,
  password: 'Evm@demo1',
  college: 'Evergreen Institute',
  ...facts,
});
const register = (facts: Record<string, unknown> = {}) => graphql(registerMutation, { input: someone(facts) });
const rolesOf = (email: string) => sql('SELECT role FROM users WHERE email = $1', [email]);

test('registering creates a participant and returns the account', async () => {
  const { data, errors } = await register({
    firstName: ' Asha ',
    email: ' Asha.Rao@Evm.Example ',
    college: ' Evergreen ',
  });

  expect(errors).toEqual([]);
  expect(data.register).toEqual({
    user: {
      id: expect.stringMatching(/^user_[0-9a-z]{26}$/),
      firstName: 'Asha',
      lastName: 'Rao',
      name: 'Asha Rao',
      email: 'asha.rao@evm.example',
      college: 'Evergreen',
      role: 'PARTICIPANT',
      photo: null,
    },
  });
});

test('registering does not sign in, but signing in then works', async () => {
  await register({ email: 'later@evm.example' });
  expect(await sql('SELECT 1 FROM sessions')).toEqual([]);

  const { data } = await graphql<{ login: { token: string } }>(loginMutation, {
    input: { email: 'LATER@evm.example', password: 'Evm@demo1' },
  });
  const { data: me } = await graphql('{ viewer { email } }', {}, { token: data.login.token });
  expect(me).toEqual({ viewer: { email: 'later@evm.example' } });
});

test('passwords are stored as argon2id with 19 MiB, two passes and one lane', async () => {
  await register({ email: 'hashed@evm.example' });
  const [row] = await sql<{ hash: string }>(
    "SELECT password_hash AS hash FROM users WHERE email = 'hashed@evm.example'",
  );
  expect(row!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,(p=1,t=2|t=2,p=1)\$/);
});

test('all invalid fields are reported, and the message is that of the first', async () => {
  const answer = await register({ firstName: '', lastName: 'R', email: 'asha', password: 'short', college: '' });

  expect(answer.code).toBe('VALIDATION_FAILED');
  expect(answer.message).toBe('First name is required');
  expect(answer.fields).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name must be at least 2 characters',
    email: 'Invalid email address',
    password: 'Password must be at least 8 characters',
    college: 'College name is required',
  });
});

test('a role in the input is refused', async () => {
  const answer = await register({ email: 'climber@evm.example', role: 'ADMIN' });
  expect(answer.code).toBe('BAD_USER_INPUT');
  expect(await rolesOf('climber@evm.example')).toEqual([]);

  const inQuery = await graphql(`
    mutation {
      register(
        input: {
          firstName: "Asha"
          lastName: "Rao"
          email: "climber@evm.example"
          password: "Evm@demo1"
          college: "Evergreen"
          role: ADMIN
        }
      ) {
        user {
          role
        }
      }
    }
  `);
  expect(inQuery.code).toBe('GRAPHQL_VALIDATION_FAILED');
  expect(await rolesOf('climber@evm.example')).toEqual([]);
});

test('a role next to the operation in the body is ignored', async () => {
  const input = someone({ email: 'beside@evm.example' });
  await graphql('', {}, { body: { query: registerMutation, variables: { input, role: 'ADMIN' }, role: 'admin' } });
  expect(await rolesOf('beside@evm.example')).toEqual([{ role: 'participant' }]);
});

test('a taken address is refused, regardless of case', async () => {
  await register({ email: 'taken@evm.example' });
  const answer = await register({ email: 'Taken@EVM.example' });

  expect(answer.code).toBe('EMAIL_TAKEN');
  expect(answer.message).toBe('An account with this email already exists.');
  expect(answer.fields).toEqual({ email: answer.message });
});

test('only one of ten simultaneous registrations gets the address', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => register({ email: 'wanted@evm.example' })));

  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'EMAIL_TAKEN')).toHaveLength(9);
  expect(await rolesOf('wanted@evm.example')).toHaveLength(1);
});

test('a request without a token has no viewer', async () => {
  expect((await graphql('{ viewer { id } }')).data).toEqual({ viewer: null });
  const home = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ home { viewer { id } } }"}',
  });
  expect(await home.json()).toMatchObject({ errors: [{ message: 'Please log in to continue.' }] });
});

const updateProfile = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { user { name college email } }
}`;

test('users change their own name and college and can still sign in', async () => {
  const person = await buildUser();
  const { data } = await as(person)(updateProfile, {
    input: { firstName: 'Mira', lastName: 'Nair', college: 'Lakeside', email: person.email.toUpperCase() },
  });
  expect(data).toEqual({ updateProfile: { user: { name: 'Mira Nair', college: 'Lakeside', email: person.email } } });

  const again = await as(person)('{ viewer { name } }');
  expect(again.data).toEqual({ viewer: { name: 'Mira Nair' } });
  const login = await graphql(loginMutation, { input: { email: person.email, password: 'Evm@demo1' } });
  expect(login.errors).toEqual([]);
});

test('users cannot change their e-mail address', async () => {
  const person = await buildUser();
  const answer = await as(person)(updateProfile, {
    input: { firstName: 'Mira', lastName: 'Nair', college: 'Lakeside', email: 'else@evm.example' },
  });
  expect(answer.fields).toEqual({ email: 'Email cannot be changed' });
});

test('a profile requires a name and a college', async () => {
  const answer = await as(await buildUser())(updateProfile, { input: { firstName: '', lastName: 'N', college: '' } });
  expect(answer.fields).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name must be at least 2 characters',
    college: 'College name is required',
  });
});

test('changing a profile requires a session', async () => {
  const answer = await graphql(updateProfile, { input: { firstName: 'Mira', lastName: 'Nair', college: 'Lakeside' } });
  expect(answer.code).toBe('UNAUTHENTICATED');
});

test('only the owner and admins see an e-mail address', async () => {
  const [person, organizer, admin] = await Promise.all([
    buildUser(),
    buildUser({ role: 'organizer' }),
    buildUser({ role: 'admin' }),
  ]);
  const emailSeenBy = async (viewer: typeof person, of: typeof person) =>
    (
      await as(viewer)<{ node: { email: string | null } | null }>(
        'query ($id: ID!) { node(id: $id) { ... on User { email } } }',
        { id: of.id },
      )
    ).data.node;

  expect(await emailSeenBy(person, person)).toEqual({ email: person.email });
  expect(await emailSeenBy(person, organizer)).toEqual({ email: null });
  expect(await emailSeenBy(organizer, person)).toEqual({ email: null });
  expect(await emailSeenBy(admin, person)).toEqual({ email: person.email });
  expect(await emailSeenBy(await buildUser(), person)).toBeNull();
});
