import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import { parse } from '../../testing/parse.ts';
import { answering, evmAt, plain } from '../../testing/run.ts';

const api = await startApi();
const { evm, home, leave } = evmAt(api.url);
afterAll(async () => {
  leave();
  await api.close();
});

const admin = await api.buildUser({ role: 'admin', firstName: 'Anita', lastName: 'Rao', email: 'anita@evm.example' });
const place = { env: { EVM_TOKEN: await api.tokenOf(admin) } };

const titles = 'firstName,lastName,email,college,role';
const fileOf = (...lines: string[]) => {
  const file = join(home, 'people.csv');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};
const people = async () =>
  api.sql<{ email: string; role: string }>(
    `SELECT email, role FROM users WHERE email LIKE '%@new.example' ORDER BY id`,
  );
const forget = () => api.sql(`DELETE FROM users WHERE email LIKE '%@new.example'`);
const staged = async () => (await api.sql('SELECT 1 FROM user_imports')).length;

test.each([
  ['users import people.csv', ['people.csv', {}]],
  ['users import - --dry-run', ['-', { dryRun: true }]],
  ['users import people.csv -y', ['people.csv', { yes: true }]],
  ['users import', "error: missing required argument 'csv'"],
  ['users export', [{}]],
  [
    'users export --role organizer --college Hill --search rao -o staff.csv',
    [{ role: 'organizer', college: 'Hill', search: 'rao', output: 'staff.csv' }],
  ],
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});

describe('an import', () => {
  test('makes an account for everybody in the list', async () => {
    const file = fileOf(
      titles,
      'Nina,Iyer,nina@new.example,Hill College,',
      'Ravi,"Rao, Jr.",RAVI@new.example,Lake,organizer',
    );
    const run = await evm(['users', 'import', file, '--yes'], place);
    expect(run).toMatchObject({ code: 0, out: '2' });
    expect(run.said).toBe(
      '2 people can be imported, 1 of them as organizers.\nImported. Everybody gets a message that tells how to choose a password.',
    );
    expect(await people()).toEqual([
      { email: 'nina@new.example', role: 'participant' },
      { email: 'ravi@new.example', role: 'organizer' },
    ]);
    await forget();
  });

  test('reads what spreadsheets write: other separators, titles and orders', async () => {
    const input = `\ufeffE-Mail;Last Name;first_name;COLLEGE;Shoe size\n nina@new.example ; Iyer;Nina;Hill; 38\n`;
    expect(
      await evm(['users', 'import', '-', '--yes'], { ...place, input: input.replace('E-Mail', 'E-mail') }),
    ).toMatchObject({
      code: 0,
      out: '1',
    });
    await forget();
  });

  test('says what is wrong line by line, and makes nobody an account', async () => {
    const file = fileOf(
      titles,
      'Nina,Iyer,nina@new.example,Hill,',
      'N,Iyer,n@new.example,Hill,',
      '',
      'Asha,Rao,anita@evm.example,Hill,',
      'Asha,Rao,nobody,Hill,',
      'Nina,Iyer,NINA@new.example,Hill,',
      'Om,Shah,om@new.example,Hill,king',
      'Om,Shah,om@new.example,Hill,admin',
    );
    const run = await evm(['users', 'import', file, '--yes'], place);
    expect(run).toMatchObject({ code: 1, out: '' });
    expect(run.said).toMatchInlineSnapshot(`
      "line 3, firstName: First name must be at least 2 characters
      line 5, email: An account with this email already exists
      line 6, email: Invalid email address
      line 7, email: This email stands in the list twice
      line 8, role: Role must be participant or organizer
      line 9, role: Admins are made one by one
      Nobody was imported: correct these lines and try again."
    `);
    expect(await people()).toEqual([]);
    expect(await staged()).toBe(0);
  });

  test('with --dry-run shows what would be, and leaves nothing behind', async () => {
    const run = await evm(['users', 'import', fileOf(titles, 'Nina,Iyer,nina@new.example,Hill,'), '--dry-run'], place);
    expect(run).toMatchObject({ code: 0, out: '', said: '1 person can be imported, 0 of them as organizers.' });
    expect(await people()).toEqual([]);
    expect(await staged()).toBe(0);
  });

  test('asks first, and a no leaves nothing behind', async () => {
    const answers = answering(false);
    const file = fileOf(titles, 'Nina,Iyer,nina@new.example,Hill,');
    const run = await evm(['users', 'import', file], { ...place, answers });
    expect(answers.asked).toEqual(['Make 1 account?']);
    expect(run).toMatchObject({ code: 1, said: expect.stringContaining('Nothing was changed.') });
    expect(await staged()).toBe(0);
    expect(await evm(['users', 'import', file], place)).toMatchObject({ code: 2 });
    expect(await people()).toEqual([]);
  });

  test.each([
    ['', 'There is nobody in the file.'],
    [titles, 'There is nobody in the file.'],
    ['name,email\nNina,nina@new.example', 'The file has no column firstName, lastName, college.'],
    [`${titles}\n"Nina`, 'The file cannot be read as CSV'],
    [`${titles}\nNina,Iyer`, 'The file cannot be read as CSV'],
  ])('of %j is refused', async (input, sentence) => {
    const run = await evm(['users', 'import', '-', '--yes'], { ...place, input });
    expect(run).toMatchObject({ code: 1, said: expect.stringContaining(sentence) });
  });

  test('is for admins', async () => {
    const organizer = await api.buildUser({ role: 'organizer' });
    const file = fileOf(titles, 'Nina,Iyer,nina@new.example,Hill,');
    const run = await evm(['users', 'import', file, '--yes'], { env: { EVM_TOKEN: await api.tokenOf(organizer) } });
    expect(run).toMatchObject({ code: 1, said: 'Only admins can import people.' });
    expect(await evm(['users', 'import', file, '--yes'])).toMatchObject({ code: 4 });
  });

  test('that Ctrl-C breaks off in the middle leaves nothing behind', async () => {
    const lines = Array.from({ length: 4000 }, (_, n) => `Nina,Iyer,nina${n}@new.example,Hill,`);
    const child = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        fileURLToPath(new URL('../../evm.ts', import.meta.url)),
        'users',
        'import',
        fileOf(titles, ...lines),
        '--yes',
      ],
      { env: { ...process.env, ...place.env, EVM_HOST: api.url }, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const said: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    const ended = once(child, 'exit');
    // some of them have been sent by now
    while ((await api.sql('SELECT 1 FROM user_import_rows LIMIT 1')).length === 0);
    child.kill('SIGINT');
    expect((await ended)[0]).toBe(1);
    expect(Buffer.concat(said).toString()).toBe('Nobody was imported.\n');
    expect(await people()).toEqual([]);
    expect(await staged()).toBe(0);
  });
});

describe('an export', () => {
  test('is CSV that no spreadsheet takes for a formula', async () => {
    await api.buildUser({
      firstName: '=HYPERLINK("http://evil.example")',
      lastName: '@Rao',
      email: 'evil@evm.example',
    });
    const { out } = await evm(['users', 'export', '--search', 'evil@evm.example'], place);
    expect(plain(out)).toMatchInlineSnapshot(`
      "id,firstName,lastName,email,college,role,createdAt
      user_00000000000000000000000001,"'=HYPERLINK(""http://evil.example"")",'@Rao,evil@evm.example,Evergreen Institute,participant,2026-11-21T18:30:00.000Z"
    `);
  });

  test('holds everybody, beyond the first page, and can be imported elsewhere', async () => {
    await api.buildUsers(150, { college: 'Hîll  College' });
    const output = join(home, 'export.csv');
    const run = await evm(['users', 'export', '--college', 'hill college', '-o', output], place);
    expect(run).toMatchObject({ code: 0, out: '', said: `150 people are in ${output}.` });
    expect(statSync(output).mode & 0o777).toBe(0o600);
    const moved = readFileSync(output, 'utf8').replaceAll('@evm.example', '@new.example');
    expect(await evm(['users', 'import', '-', '--yes'], { ...place, input: moved })).toMatchObject({
      code: 0,
      out: '150',
    });
    expect(await people()).toHaveLength(150);
    await forget();
  });
});
