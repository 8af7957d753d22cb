import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import { saveSettings } from '../../../api/testing/settings.ts';
import { parse } from '../../testing/parse.ts';
import { scriptedAnswers, evmAt } from '../../testing/run.ts';

const api = await startApi();
const { buildUser, tokenOf } = api;
const { evm, home, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const admin = await buildUser({ role: 'admin' });
const session = { env: { EVM_TOKEN: await tokenOf(admin) } };
await saveSettings(api, admin, {});
const get = async (key: string) => (await evm(['settings', 'get', key], session)).out;
const set = (...argv: string[]) => evm(['settings', 'set', ...argv], session);

test.each([
  ['settings list', [{}]],
  ['settings list --json loggingLevel', [{ json: 'loggingLevel' }]],
  ['settings get smtpPort', ['smtpPort', {}]],
  ['settings get', "error: missing required argument 'key'"],
  ['settings set', [[], {}]],
  ['settings set a=1 b=2 --dry-run -y', [['a=1', 'b=2'], { dryRun: true, yes: true }]],
  ['settings set --file - --json', [[], { file: '-', json: true }]],
  ['settings edit --dry-run', [{ dryRun: true }]],
  ['settings edit a=1', "error: too many arguments for 'edit'. Expected 0 arguments but got 1: a=1."],
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});

test('list prints all settings, and get prints one', async () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { out } = await evm(['settings', 'list'], session);
  expect(out.replace(`timeZone\t${zone}`, "timeZone\t(the server's)")).toMatchInlineSnapshot(`
    "enableRegistration	true
    maintenanceMode	false
    emailVerificationRequired	true
    eventApprovalRequired	false
    eventPublishingAllowed	false
    defaultUserRole	PARTICIPANT
    sessionTimeout	60
    maxUsersPerEvent	100
    maxEventsPerOrganizer	10
    fileUploadLimit	5
    allowedFileTypes	.jpg,.png,.pdf,.doc,.docx
    analyticsEnabled	true
    loggingLevel	WARN
    systemEmailAddress	
    smtpServer	
    smtpPort	587
    smtpUsername	
    timeZone	(the server's)
    mapLinkTemplate	
    smsAddress	
    smsTemplate	
    terms	"
  `);
  expect(JSON.parse((await evm(['settings', 'list', '--json', 'smtpPort,loggingLevel'], session)).out)).toEqual({
    smtpPort: 587,
    loggingLevel: 'WARN',
  });
  expect(await get('MaxUsersPerEvent')).toBe('100');
  expect((await evm(['settings', 'get', 'smtpPort', '--json'], session)).out).toBe('{\n  "smtpPort": 587\n}');
  expect(await evm(['settings', 'get', 'smtpPassword'], session)).toMatchObject({ code: 2, out: '', sent: [] });
});

test('set shows the changes and saves them after a confirmation', async () => {
  const change = ['maxUsersPerEvent=200', 'loggingLevel=Info', 'enableRegistration=off', 'smtpPort=587'];
  const dry = await evm(['settings', 'set', ...change, '--dry-run'], { ...session, width: 100 });
  expect(dry).toMatchObject({ code: 0, said: 'Nothing was saved (--dry-run).' });
  expect(dry.out).toMatchInlineSnapshot(`
    "KEY                 BEFORE  AFTER
    maxUsersPerEvent    100     200
    loggingLevel        WARN    INFO
    enableRegistration  true    false"
  `);
  expect(await set(...change)).toMatchObject({ code: 2, said: 'There is nobody to ask here: give --yes.' });
  const answers = scriptedAnswers(false);
  expect((await evm(['settings', 'set', ...change], { ...session, answers })).code).toBe(1);
  expect(answers.askedQuestions).toEqual(['Save 3 settings? It has its effect at once.']);
  expect(await get('maxUsersPerEvent')).toBe('100');

  const saved = await set(...change, '--yes');
  expect(saved).toMatchObject({ code: 0, said: 'Saved 3 settings.' });
  expect(saved.out).toMatchInlineSnapshot(`
    "maxUsersPerEvent	100	200
    loggingLevel	WARN	INFO
    enableRegistration	true	false"
  `);
  expect(saved.sent.at(-1)).toMatchObject({
    input: { maxUsersPerEvent: 200, loggingLevel: 'INFO', enableRegistration: false, smtpPassword: '' },
  });
  expect(await get('maxUsersPerEvent')).toBe('200');
  expect(await set(...change)).toMatchObject({ code: 0, out: '', said: 'Nothing would change: all is so already.' });
  await saveSettings(api, admin, {});
});

test('settings can also come from a file: a JSON object, or a line per setting', async () => {
  const file = join(home, 'settings.json');
  writeFileSync(
    file,
    JSON.stringify({ maxUsersPerEvent: 300, analyticsEnabled: false, smtpServer: 'mail.evm.example' }),
  );
  const json = await set('--file', file, 'maxUsersPerEvent=301', '--yes', '--json');
  expect(JSON.parse(json.out)).toEqual([
    { key: 'maxUsersPerEvent', before: 100, after: 301 },
    { key: 'analyticsEnabled', before: true, after: false },
    { key: 'smtpServer', before: '', after: 'mail.evm.example' },
  ]);
  const ini = await evm(['settings', 'set', '--file', '-', '--yes'], {
    ...session,
    input: '# mail\n\nsmtpUsername = evm = mail\nsmtpPassword = s3cret \n',
  });
  expect(ini).toMatchObject({ code: 0, said: 'Saved 2 settings.' });
  expect(ini.out).toBe('smtpUsername\t\tevm = mail\nsmtpPassword\t(hidden)\t(changed)');
  expect(ini.sent.at(-1)).toMatchObject({ input: { smtpPassword: 's3cret' } });
  expect((await evm(['settings', 'list'], session)).out).not.toContain('Password');
  const spaced = await evm(['settings', 'set', '--file', '-', '--yes'], {
    ...session,
    input: '{"smtpPassword": " s3cret ", "smtpUsername": null}',
  });
  expect(spaced.sent.at(-1)).toMatchObject({ input: { smtpPassword: ' s3cret ', smtpUsername: '' } });

  const terms = join(home, 'terms.txt');
  writeFileSync(terms, 'Be kind.\n\nGive seats back.\n');
  expect(await set(`terms=@${terms}`, '--yes')).toMatchObject({ code: 0, said: 'Saved 1 setting.' });
  expect(await get('terms')).toBe('Be kind.\n\nGive seats back.');
  expect(await set('smtpServer=@nowhere.txt', '--yes')).toMatchObject({ code: 2 });

  const listed = await evm(['settings', 'list', '--json'], session);
  expect((await evm(['settings', 'set', '--file', '-'], { ...session, input: listed.out })).said).toContain(
    'all is so',
  );
  await saveSettings(api, admin, {});
});

test.each([
  [['maxUsers=1'], 'There is no setting "maxUsers".\nThere are: enableRegistration, maintenanceMode,'],
  [['maxUsersPerEvent'], '"maxUsersPerEvent" is not key=value.'],
  [['enableRegistration=perhaps'], 'enableRegistration must be true or false, not "perhaps".'],
  [['loggingLevel=loud'], 'loggingLevel must be error or warn or info or debug, not "loud".'],
  [['defaultUserRole=admin'], 'defaultUserRole must be participant or organizer, not "admin".'],
  [['smtpPort=0', 'sessionTimeout='], 'smtpPort: SMTP port must be a whole number from 1 to 65,535'],
  [['--file', '/nowhere'], 'The file /nowhere cannot be read.'],
  [[], 'There is nothing to set.'],
])('%j is refused and changes nothing', async (argv, sentence) => {
  const run = await set(...argv, '--yes');
  expect(run).toMatchObject({ code: 2, out: '' });
  expect(run.said).toContain(sentence);
});

test('the error for an invalid file names the line', async () => {
  const from = (input: string) => evm(['settings', 'set', '--file', '-', '--yes'], { ...session, input });
  expect(await from('{"a"')).toMatchObject({ code: 2, said: expect.stringContaining('not a JSON object') });
  expect(await from('smtpPort = 25\nnonsense')).toMatchObject({ code: 2, said: 'Line 2 is not key=value.' });
});

/** A fake editor that runs the script on the file (`$1`). */
function editor(script: string): { env: NodeJS.ProcessEnv } {
  const file = join(home, 'editor');
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return { env: { ...session.env, EDITOR: file } };
}

test('edit saves only settings changed in the editor', async () => {
  await saveSettings(api, admin, { maxEventsPerOrganizer: 11 });
  const edit = ['settings', 'edit', '--yes'];
  const before = editor(`cp "$1" ${join(home, 'seen.ini')}; sed -i "s/^smtpPort.*/smtpPort = 25/" "$1"`);
  expect(await evm(edit, before)).toMatchObject({ code: 0, out: 'smtpPort\t587\t25', said: 'Saved 1 setting.' });
  expect(await get('maxEventsPerOrganizer')).toBe('11');
  expect(await evm(edit, editor('true'))).toMatchObject({ code: 0, out: '', said: 'Nothing was changed.' });
  expect(await evm(edit, editor('exit 3'))).toMatchObject({
    code: 1,
    said: 'The editor ended with 3. Nothing was changed.',
  });
  expect(await evm(edit, session)).toMatchObject({ code: 2, sent: [] });
  const wrong = editor('echo "smtpPort = 0" >> "$1"');
  expect(await evm(edit, wrong)).toMatchObject({ code: 2, said: expect.stringContaining('smtpPort: SMTP port must') });
  const answers = scriptedAnswers(false);
  expect(await evm(edit, { ...wrong, answers })).toMatchObject({ code: 1 });
  expect(answers.askedQuestions).toEqual(['Edit it again?']);
  await saveSettings(api, admin, {});
});

test('only admins may read or change settings', async () => {
  const visitor = { env: { EVM_TOKEN: await tokenOf(await buildUser({ role: 'organizer' })) } };
  for (const argv of [['list'], ['get', 'smtpPort'], ['set', 'smtpPort=1', '--yes']])
    expect(await evm(['settings', ...argv], visitor)).toMatchObject({ code: 1, out: '' });
});
