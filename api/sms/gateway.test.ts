import { afterAll, beforeEach, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { startGateway } from '../testing/gateway.ts';
import { saveSettings } from '../testing/settings.ts';

const api = await startApi();
const { as, sql, buildUser } = api;
const { address: smsAddress, twilio, arrived, bodies, answers, close } = await startGateway();
afterAll(async () => {
  await api.close();
  close();
});

const [admin, organizer] = [await buildUser({ role: 'admin' }), await buildUser({ role: 'organizer' })];
const asha = await buildUser();
beforeEach(async () => {
  answers.status = 201;
  arrived.length = 0;
  await saveSettings(api, admin, twilio);
});

const own = (input: object) =>
  as(asha)<{ updateUserSettings: { settings: { phone: string | null } } }>(
    'mutation ($input: UpdateUserSettingsInput!) { updateUserSettings(input: $input) { settings { phone } } }',
    { input },
  );

const trying = async (changes: object, by = admin) => {
  const { data, code, fields } = await as(by)<{ sendTestSms: { accepted: boolean; answer: string } }>(
    'mutation ($input: SendTestSmsInput!) { sendTestSms(input: $input) { accepted answer } }',
    { input: { ...twilio, phone: '+15550111', ...changes } },
  );
  return code ? (fields ?? code) : data.sendTestSms;
};

test('the settings report whether text messages are offered, but never the token', async () => {
  const offered = async () =>
    (await api.graphql<{ platform: { smsOffered: boolean } }>('{ platform { smsOffered } }')).data.platform.smsOffered;
  expect(await offered()).toBe(true);
  const [row] = await sql<{ token: string }>('SELECT sms_token AS token FROM system_settings');
  expect(row!.token).not.toContain('s3cret');
  const { data } = await as(admin)('{ auditTrail(first: 50) { edges { node { changes { field before after } } } } }');
  expect(JSON.stringify(data)).toContain('smsToken');
  expect(JSON.stringify(data)).not.toContain('s3cret');
  await saveSettings(api, admin, { smsAddress: '' });
  expect(await offered()).toBe(false);
});

test.each([
  { smsAddress: 'gateway' },
  { smsAddress: 'http://gateway.example' },
  { smsAddress: 'https://192.168.0.1/send' },
  { smsTemplate: 'To={to}' },
  { smsTemplate: 'To={to}&Text={text}&Again={text}' },
  { smsTemplate: '{"to": {to}, "text": "{text}"}' },
  { smsTemplate: '{to}{text}' },
  { smsToken: 'x'.repeat(256) },
])('%j is refused', async (wrong) => {
  const { code, fields } = await saveSettings(api, admin, wrong);
  expect([code, Object.keys(fields!)]).toEqual(['VALIDATION_FAILED', Object.keys(wrong)]);
});

test('gateway settings can be tested before saving, and the saved token is sent only to the saved address', async () => {
  expect(await trying({ smsToken: '' })).toEqual({ accepted: true, answer: '201 queued' });
  expect(arrived[0]!.headers.authorization).toContain('Basic');
  expect(bodies()[0]).toContain('test message');
  await trying({ smsToken: '', smsAddress: `${smsAddress}?other` });
  expect(arrived[1]!.headers.authorization).toBeUndefined();
  answers.status = 402;
  expect(await trying({})).toEqual({ accepted: false, answer: '402 no credit' });
  expect(await trying({ smsAddress: 'http://127.0.0.1:9/' })).toMatchObject({ accepted: false });
  expect(await trying({ smsAddress: ' ', phone: '0123' })).toEqual({
    smsAddress: 'Address is required',
    phone: 'Phone number must begin with + and the country code, such as +91 98765 43210',
  });
  expect(await trying({}, organizer)).toBe('FORBIDDEN');
});

test('a phone number is stored in international format, and an invalid one is refused', async () => {
  expect((await own({ phone: '+44 (20) 7946-0958' })).data.updateUserSettings.settings.phone).toBe('+442079460958');
  for (const phone of ['98765 43210', '+0 123 456 789', '+1', `+${'1'.repeat(16)}`, 'call me'])
    expect((await own({ phone })).fields).toHaveProperty('phone');
  expect((await own({ theme: 'DARK' })).data.updateUserSettings.settings.phone).toBe('+442079460958');
  expect((await own({ phone: ' ' })).data.updateUserSettings.settings.phone).toBeNull();
});
