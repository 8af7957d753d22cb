import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { press } from './press.ts';

export const password = 'Evm@demo1';

export const demo = {
  admin: 'admin@evm.example',
  organizer: 'organizer@evm.example',
  participant: 'participant@evm.example',
} as const;

/** A unique address, so that tests do not share users. */
export const freshEmail = () => `visitor-${randomUUID().slice(0, 8)}@evm.example`;

/** Calls the API directly, to prepare what the test needs. */
export async function ask<T>(
  request: APIRequestContext,
  query: string,
  variables: Record<string, unknown> = {},
  token?: string,
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await request.post('/graphql', {
    data: { query, variables },
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  });
  const { data, errors } = (await answer.json()) as { data: T; errors?: { message: string }[] };
  expect(errors, errors?.[0]?.message).toBeUndefined();
  return data;
}

interface LoginData {
  login: { token: string; user: { id: string; firstName: string; name: string; role: string; photo: string | null } };
}

/** Sessions of the demo users. Each worker has its own server. */
const demoSessions = new Map<string, LoginData['login']>();

/** Signs in through the API. Demo users reuse their session while it is valid; all others get a new one. */
export async function session(request: APIRequestContext, email: string): Promise<LoginData['login']> {
  const saved = demoSessions.get(email);
  if (saved && (await isSessionValid(request, saved.token))) return saved;
  const { login } = await ask<LoginData>(
    request,
    `mutation ($input: LoginInput!) { login(input: $input) { token user { id firstName name role photo } } }`,
    { input: { email, password } },
  );
  if (Object.values<string>(demo).includes(email)) demoSessions.set(email, login);
  return login;
}

async function isSessionValid(request: APIRequestContext, token: string): Promise<boolean> {
  const answer = await request.post('/graphql', {
    data: { query: '{ viewer { id } }' },
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { data?: { viewer?: unknown } | null };
  return Boolean(data?.viewer);
}

/** Opens the browser with a signed-in user. */
export async function signInAs(page: Page, email: string): Promise<LoginData['login']> {
  const login = await session(page.request, email);
  await page.goto('/favicon.svg');
  await page.evaluate(({ token, user }) => {
    localStorage.setItem('user', JSON.stringify(user));
    localStorage.setItem('token', token);
  }, login);
  return login;
}

/**
 * Creates an account and returns its id. Each call uses a different network address, because the server accepts at most
 * twenty sign-ups per minute from one.
 */
export async function signUp(
  request: APIRequestContext,
  person: { firstName: string; lastName: string; email: string },
): Promise<string> {
  const input = { ...person, password, college: 'Meridian University' };
  const headers = { 'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1` };
  const { register } = await ask<{ register: { user: { id: string } } }>(
    request,
    `mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }`,
    { input },
    undefined,
    headers,
  );
  return register.user.id;
}

/** A new participant with a session. */
export async function signInAsNewcomer(page: Page): Promise<{ email: string; token: string }> {
  const email = freshEmail();
  await signUp(page.request, { firstName: 'Nila', lastName: 'Raman', email });
  return { email, token: (await signInAs(page, email)).token };
}

/** Creates an event as the demo admin and returns its id. */
export async function planEvent(request: APIRequestContext, changes: Record<string, unknown> = {}): Promise<string> {
  const { token } = await session(request, demo.admin);
  const input = {
    title: `Lantern walk ${randomUUID().slice(0, 6)}`,
    description: 'Once around the lake.\nBring a lantern.',
    date: new Date(Date.now() + 3 * 24 * 3_600_000).toISOString(),
    location: 'Lake gate',
    capacity: 5,
    tags: ['community'],
    ...changes,
  };
  const { createEvent } = await ask<{ createEvent: { event: { id: string } } }>(
    request,
    `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }`,
    { input },
    token,
  );
  return createEvent.event.id;
}

/** Creates an announcement as the demo admin, for all users unless `changes` says otherwise. */
export async function announce(
  request: APIRequestContext,
  changes: Record<string, unknown> = {},
): Promise<{ id: string; title: string }> {
  const { token } = await session(request, demo.admin);
  const input = { title: `Lost kite ${randomUUID().slice(0, 8)}`, content: 'Seen over the lake.', ...changes };
  const { createAnnouncement } = await ask<{ createAnnouncement: { announcement: { id: string; title: string } } }>(
    request,
    `mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id title } } }`,
    { input },
    token,
  );
  return createAnnouncement.announcement;
}

export type Contestant = { id: string; name: string; email: string; token: string };

/** Creates a user with a seat at the event. */
export async function createContestant(
  request: APIRequestContext,
  eventId: string,
  firstName: string,
): Promise<Contestant> {
  const email = freshEmail();
  const lastName = `Q${randomUUID().slice(0, 6)}`;
  const id = await signUp(request, { firstName, lastName, email });
  const { token } = await session(request, email);
  const name = `${firstName} ${lastName}`;
  await ask(
    request,
    `mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }`,
    { input: { eventId, name, email } },
    token,
  );
  return { id, name, email, token };
}

/** Creates many users with a seat at the event, who cannot sign in. */
export async function importContestants(
  request: APIRequestContext,
  eventId: string,
  count: number,
): Promise<Pick<Contestant, 'id'>[]> {
  const { token } = await session(request, demo.admin);
  const lastName = `Q${randomUUID().slice(0, 6)}`;
  const people = Array.from({ length: count }, (_, n) => ({
    row: n + 1,
    firstName: 'Imported',
    lastName,
    email: freshEmail(),
    college: 'Meridian University',
  }));
  const { stageUserImport } = await ask<{ stageUserImport: { importId: string } }>(
    request,
    'mutation ($input: StageUserImportInput!) { stageUserImport(input: $input) { importId } }',
    { input: { users: people } },
    token,
  );
  await ask(
    request,
    'mutation ($input: CommitUserImportInput!) { commitUserImport(input: $input) { imported } }',
    { input: stageUserImport },
    token,
  );
  const { users } = await ask<{ users: { edges: { node: { id: string } }[] } }>(
    request,
    'query ($search: String) { users(first: 100, search: $search) { edges { node { id } } } }',
    { search: lastName },
    token,
  );
  const contestants = users.edges.map(({ node }) => node);
  expect(contestants).toHaveLength(count);
  for (const { id: userId } of contestants)
    await ask(
      request,
      'mutation ($input: AddRegistrationInput!) { addRegistration(input: $input) { registration { id } } }',
      { input: { eventId, userId } },
      token,
    );
  return contestants;
}

/** Awards points as the demo organizer and returns the id of the award. */
export async function award(
  request: APIRequestContext,
  eventId: string,
  { id: userId }: Pick<Contestant, 'id'>,
  points: number,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { token } = await session(request, demo.organizer);
  const { updateScore } = await ask<{ updateScore: { award: { id: string } } }>(
    request,
    `mutation ($input: UpdateScoreInput!) { updateScore(input: $input) { award { id } } }`,
    { input: { eventId, userId, points, ...more } },
    token,
  );
  return updateScore.award.id;
}

/** Changes some system settings while `story` runs, then restores them. */
export async function withSettings(
  request: APIRequestContext,
  changes: Record<string, unknown>,
  story: () => Promise<void>,
): Promise<void> {
  const names = `maxUsersPerEvent maxEventsPerOrganizer enableRegistration maintenanceMode emailVerificationRequired
    defaultUserRole sessionTimeout fileUploadLimit allowedFileTypes systemEmailAddress smtpServer smtpPort smtpUsername
    analyticsEnabled loggingLevel eventApprovalRequired eventPublishingAllowed terms timeZone mapLinkTemplate`;
  const { token } = await session(request, demo.admin);
  const { systemSettings } = await ask<{ systemSettings: Record<string, unknown> }>(
    request,
    `{ systemSettings { ${names} } }`,
    {},
    token,
  );
  const save = (input: Record<string, unknown>) =>
    ask(
      request,
      `mutation ($input: UpdateSystemSettingsInput!) { updateSystemSettings(input: $input) { systemSettings { updatedAt } } }`,
      { input },
      token,
    );
  await save({ ...systemSettings, ...changes });
  try {
    await story();
  } finally {
    await save(systemSettings);
  }
}

/** Opens the menu with the less frequent actions on an event. */
export async function openMore(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'More' });
  await expect(async () => {
    if (!(await list.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(list).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** Sorts the people at an event by the title of a column, a second time in reverse. Phones have a list of orders instead. */
export async function sortPeople(list: Locator, column: string, direction: 'ascending' | 'descending'): Promise<void> {
  if (list.page().viewportSize()!.width < 768) {
    const label = direction === 'ascending' ? column : `${column}, reversed`;
    await list.getByRole('combobox', { name: 'Order' }).selectOption(label);
  } else await press(list.getByRole('button', { name: column, exact: true }));
}

/** Opens the menu that holds the controls on phones. Does nothing on a wide screen, which shows them directly. */
export async function openControls(scope: Locator): Promise<void> {
  const { width } = scope.page().viewportSize()!;
  if (width < 768) await scope.getByRole('button', { name: /^(Account of|What you can do with it)/ }).click();
}

/** The text that a story has taken in place of the clipboard. */
export const copied = (page: Page) => page.evaluate(() => document.body.dataset['copied']);
