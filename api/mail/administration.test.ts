import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { post, settled, startMail, startSmtp } from '../testing/mail.ts';
import { saveSettings } from '../testing/settings.ts';

let api: Api;
let admin: Person;

beforeAll(async () => {
  api = await startApi();
  admin = await api.buildUser({ role: 'admin' });
});
afterAll(() => api?.close());

const values = { smtpServer: '127.0.0.1', smtpPort: 25, smtpUsername: '', smtpPassword: '', systemEmailAddress: '' };

const sendTest = async (input: Partial<typeof values>, as = admin) => {
  const { data, code, fields } = await api.as(as)<{
    sendTestMessage: { accepted: boolean; answer: string; to: string };
  }>('mutation ($input: SendTestMessageInput!) { sendTestMessage(input: $input) { accepted answer to } }', {
    input: { ...values, ...input },
  });
  return data?.sendTestMessage ?? { code, fields };
};

/** A mail server that requires a password, and the credentials that it received. */
async function guarded(password = 'correct horse') {
  const tried: string[] = [];
  const smtp = await startSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) => {
      tried.push(`${auth.username} ${auth.password}`);
      if (auth.password === password) done(null, { user: auth.username });
      else done(Object.assign(new Error('Authentication failed'), { responseCode: 535 }));
    },
  });
  onTestFinished(smtp.close);
  return { ...smtp, tried };
}

test('an admin receives the test message and sees the response of the server', async () => {
  const smtp = await startSmtp();
  onTestFinished(smtp.close);
  expect(await sendTest({ smtpPort: smtp.port, systemEmailAddress: 'events@evm.example' })).toEqual({
    accepted: true,
    answer: '250 2.0.0 Ok: queued as 1',
    to: admin.email,
  });
  expect(await smtp.next(admin.email)).toMatchObject({
    subject: 'Test message',
    from: { address: 'events@evm.example' },
  });
});

test('a refused password is reported in the words of the server', async () => {
  const { port } = await guarded();
  expect(await sendTest({ smtpPort: port, smtpUsername: 'events', smtpPassword: 'wrong' })).toMatchObject({
    accepted: false,
    answer: '535 Authentication failed',
  });
});

test('an unreachable server is reported with the reason', async () => {
  expect(await sendTest({ smtpPort: 1 })).toMatchObject({
    accepted: false,
    answer: expect.stringContaining('ECONNREFUSED'),
  });
});

test('an empty password uses the saved one, but only for the saved server, port and name', async () => {
  const own = await guarded();
  const other = await guarded();
  const login = { smtpServer: '127.0.0.1', smtpUsername: 'events' };
  await saveSettings(api, admin, { ...login, smtpPort: own.port, smtpPassword: 'correct horse' });
  expect(await sendTest({ ...login, smtpPort: own.port })).toMatchObject({ accepted: true });
  expect(own.tried).toEqual(['events correct horse']);
  expect(await sendTest({ ...login, smtpPort: other.port })).toMatchObject({ accepted: false });
  expect(await sendTest({ ...login, smtpUsername: 'root', smtpPort: own.port })).toMatchObject({ accepted: false });
  expect([...own.tried, ...other.tried].filter((each) => each.includes('correct horse'))).toHaveLength(1);
  await saveSettings(api, admin, {});
});

test.each([
  [{ smtpServer: ' ' }, { smtpServer: 'SMTP server is required' }],
  [{ smtpServer: 'mail:25' }, { smtpServer: 'SMTP server must be a host name or an address, without a port' }],
  [{ smtpPort: 0 }, { smtpPort: 'SMTP port must be a whole number from 1 to 65,535' }],
  [{ systemEmailAddress: 'a\nb@c.de' }, { systemEmailAddress: 'Must not contain control characters' }],
])('%j is refused without contacting a server', async (input, fields) => {
  expect(await sendTest(input)).toMatchObject({ code: 'VALIDATION_FAILED', fields });
});

test.each(['participant', 'organizer'] as const)(
  '%ss can neither send test messages nor see sent mail',
  async (role) => {
    const person = await api.buildUser({ role });
    expect(await sendTest({}, person)).toMatchObject({ code: 'FORBIDDEN' });
    const { code } = await api.as(person)('{ mailMessages { totalCount } }');
    expect(code).toBe('FORBIDDEN');
  },
);

test('an admin sees the delivery of every message, but not its link', async () => {
  const mail = await startMail(api, {
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('gone') ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
  });
  onTestFinished(mail.close);
  const [here, gone] = [await api.buildUser(), await api.buildUser({ email: 'gone@evm.example' })];
  await post(api, here);
  await post(api, gone, 'reset-password');
  await settled(api, here, ({ state }) => state === 'sent');
  await settled(api, gone, ({ state }) => state === 'failed');
  const list = async (args: string) => {
    const { data } = await api.as(admin)<{ mailMessages: { totalCount: number; edges: { node: object }[] } }>(
      `{ mailMessages(${args}) { totalCount edges { node { kind subject to state attempts answer } } } }`,
    );
    return { count: data.mailMessages.totalCount, nodes: data.mailMessages.edges.map(({ node }) => node) };
  };
  const failed = {
    kind: 'reset-password',
    subject: 'Reset your password',
    to: gone.email,
    state: 'FAILED',
    attempts: 1,
    answer: '550 No such user',
  };
  expect(await list('state: FAILED')).toEqual({ count: 1, nodes: [failed] });
  expect(await list(`search: "GONE@"`)).toEqual({ count: 1, nodes: [failed] });
  expect((await list(`state: SENT, search: "${here.email}"`)).nodes).toMatchObject([{ state: 'SENT', to: here.email }]);
  expect((await list(`search: "%"`)).count).toBe(0);
});
