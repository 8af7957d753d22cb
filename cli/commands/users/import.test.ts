import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import { parse } from '../../testing/parse.ts';
import { scriptedAnswers, evmAt, maskIdsAndTimes } from '../../testing/run.ts';
import { entryOf } from '../../../api/testing/entry.ts';

const api = await startApi();
const { evm, home, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const admin = await api.buildUser({ role: 'admin', firstName: 'Anita', lastName: 'Rao', email: 'anita@evm.example' });
const session = { env: { EVM_TOKEN: await api.tokenOf(admin) } };

const titles = 'firstName,lastName,email,college,role';
const fileOf = (...lines: string[]) => {
  const file = join(home, 'people.csv');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};
const importedPeople = async () =>
  api.sql<{ email: string; role: string }>(
    `SELECT email, role FROM users WHERE email LIKE '%@new.example' ORDER BY email`,
  );
const deleteImportedPeople = () => api.sql(`DELETE FROM users WHERE email LIKE '%@new.example'`);
const countStagedImports = async () => (await api.sql('SELECT 1 FROM user_imports')).length;

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
  test('creates an account for each person in the list', async () => {
    const file = fileOf(
      titles,
      'Nina,Iyer,nina@new.example,Hill College,',
      'Ravi,"Rao, Jr.",RAVI@new.example,Lake,organizer',
    );
    const run = await evm(['users', 'import', file, '--yes'], session);
    expect(run).toMatchObject({ code: 0, out: '2' });
    expect(run.said).toBe(
      '2 people can be imported, 1 of them as organizers.\nImported. Everybody gets a message that tells how to choose a password.',
    );
    expect(await importedPeople()).toEqual([
      { email: 'nina@new.example', role: 'participant' },
      { email: 'ravi@new.example', role: 'organizer' },
    ]);
    await deleteImportedPeople();
  });

  test('reads other separators, column titles and column orders', async () => {
    const input = `\ufeffE-Mail;Last Name;first_name;COLLEGE;Shoe size\n nina@new.example ; Iyer;Nina;Hill; 38\n`;
    expect(
      await evm(['users', 'import', '-', '--yes'], { ...session, input: input.replace('E-Mail', 'E-mail') }),
    ).toMatchObject({
      code: 0,
      out: '1',
    });
    await deleteImportedPeople();
  });

  const zoe = 'Zoë,Müller,zoe@new.example,Café “Søs”,';
  const asLatin = Buffer.from([...zoe].map((each) => ({ '“': 0x93, '”': 0x94 })[each] ?? each.codePointAt(0)!));
  const asked = 'The file is not UTF-8 and was read as Windows-1252. Are these right: "Zoë Müller", "Café “Søs”"?';

  test.each<[string, Uint8Array, string]>([
    ['UTF-8', Buffer.from(`\ufeff${titles}\r\n${zoe}\r\n`), ''],
    ['UTF-16', Buffer.from(`\ufeff${titles}\r\n${zoe}\r\n`, 'utf16le'), ''],
    ['UTF-16, the other way round', Buffer.from(`\ufeff${titles}\n${zoe}`, 'utf16le').swap16(), ''],
    ['UTF-16 with tabs', Buffer.from(`\ufeff${titles}\n${zoe}`.replaceAll(',', '\t'), 'utf16le'), ''],
    ['Windows-1252', Buffer.concat([Buffer.from(`${titles}\r\n`), asLatin]), asked],
  ])('reads %s', async (_, input, said) => {
    const run = await evm(['users', 'import', '-', '--yes'], { ...session, input });
    expect(run).toMatchObject({ code: 0, out: '1' });
    expect(run.said.startsWith('1 person') ? '' : run.said.split('\n')[0]).toBe(said);
    expect(
      await api.sql(`SELECT first_name AS "firstName", last_name AS "lastName", college FROM users WHERE email = $1`, [
        'zoe@new.example',
      ]),
    ).toEqual([{ firstName: 'Zoë', lastName: 'Müller', college: 'Café “Søs”' }]);
    await deleteImportedPeople();
  });

  test.each([
    ['a line that names the separator', `sep=;\n${titles.replaceAll(',', ';')}\nN;Iyer;n@new.example;Hill, Lake;`],
    [
      'the same after a mark, in Windows’ line ends',
      `\ufeffsep=;\r\n${titles.replaceAll(',', ';')}\r\nN;Iyer;n@new.example;Hill, Lake;`,
    ],
    ['a line that names tabs', `sep=\t\n${titles.replaceAll(',', '\t')}\nN\tIyer\tn@new.example\tHill; Lake\t`],
  ])('reports the right line numbers after %s', async (_, input) => {
    const run = await evm(['users', 'import', '-', '--yes'], { ...session, input });
    expect(run.said.split('\n')[0]).toBe('line 3, firstName: First name must be at least 2 characters');
  });

  test('uses the separator of the title line, and other separators stay in the values', async () => {
    const input = `${titles}\nNina,Iyer,nina@new.example,Hill; Lake,\n`;
    expect(await evm(['users', 'import', '-', '--yes'], { ...session, input })).toMatchObject({ code: 0, out: '1' });
    expect(await api.sql(`SELECT college FROM users WHERE email = 'nina@new.example'`)).toEqual([
      { college: 'Hill; Lake' },
    ]);
    await deleteImportedPeople();
  });

  test.each([
    ['a spreadsheet', Buffer.from('PK\u0003\u0004…'), 'The file is a spreadsheet, not CSV.'],
    ['something else', Buffer.from(`${titles}\n`, 'utf16le'), 'The file is not text.'],
  ])('refuses %s', async (_, input, sentence) => {
    const run = await evm(['users', 'import', '-', '--yes'], { ...session, input });
    expect(run).toMatchObject({ code: 1, said: expect.stringContaining(sentence) });
    expect(run.said).toContain('CSV UTF-8');
  });

  test('reports all problems of a line together', async () => {
    const input = [
      titles,
      'N,,anita@evm.example,,king',
      'N,Iyer,nina@new.example,Hill,admin',
      'Nina,Iyer,NINA@new.example,Hill,',
    ].join('\n');
    const run = await evm(['users', 'import', '-', '--yes'], { ...session, input });
    expect(run).toMatchObject({ code: 1, out: '' });
    expect(run.said).toMatchInlineSnapshot(`
      "line 2, role: Role must be participant or organizer
      line 2, firstName: First name must be at least 2 characters
      line 2, lastName: Last name is required
      line 2, college: College name is required
      line 2, email: An account with this email already exists
      line 3, role: Admins are made one by one
      line 3, firstName: First name must be at least 2 characters
      line 4, email: This email stands in the list twice
      Nobody was imported: correct these lines and try again."
    `);
    expect(await countStagedImports()).toBe(0);
  });

  test('reports problems line by line and creates no account if there are any', async () => {
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
    const run = await evm(['users', 'import', file, '--yes'], session);
    expect(run).toMatchObject({ code: 1, out: '' });
    expect(run.said).toMatchInlineSnapshot(`
      "line 3, firstName: First name must be at least 2 characters
      line 5, email: An account with this email already exists
      line 6, email: Invalid email address
      line 7, email: This email stands in the list twice
      line 8, role: Role must be participant or organizer
      line 9, role: Admins are made one by one
      line 9, email: This email stands in the list twice
      Nobody was imported: correct these lines and try again."
    `);
    expect(await importedPeople()).toEqual([]);
    expect(await countStagedImports()).toBe(0);
  });

  test('with --dry-run reports the number of people and stores nothing', async () => {
    const run = await evm(
      ['users', 'import', fileOf(titles, 'Nina,Iyer,nina@new.example,Hill,'), '--dry-run'],
      session,
    );
    expect(run).toMatchObject({
      code: 0,
      out: '',
      said: '1 person can be imported, 0 of them as organizers.\nNothing was changed.',
    });
    expect(await importedPeople()).toEqual([]);
    expect(await countStagedImports()).toBe(0);
  });

  test('asks first, and stores nothing if the answer is no', async () => {
    const answers = scriptedAnswers(false);
    const file = fileOf(titles, 'Nina,Iyer,nina@new.example,Hill,');
    const run = await evm(['users', 'import', file], { ...session, answers });
    expect(answers.askedQuestions).toEqual(['Make 1 account?']);
    expect(run).toMatchObject({ code: 1, said: expect.stringContaining('Nothing was changed.') });
    expect(await countStagedImports()).toBe(0);
    expect(await evm(['users', 'import', file], session)).toMatchObject({ code: 2 });
    expect(await importedPeople()).toEqual([]);
  });

  test.each([
    ['', 'There is nobody in the file.'],
    [titles, 'There is nobody in the file.'],
    ['name,email\nNina,nina@new.example', 'The file has no column firstName, lastName, college.'],
    [`${titles}\n"Nina`, 'The file cannot be read as CSV'],
    [`${titles}\nNina,Iyer`, 'The file cannot be read as CSV'],
  ])('refuses a file with the content %j', async (input, sentence) => {
    const run = await evm(['users', 'import', '-', '--yes'], { ...session, input });
    expect(run).toMatchObject({ code: 1, said: expect.stringContaining(sentence) });
  });

  test('is only for admins', async () => {
    const organizer = await api.buildUser({ role: 'organizer' });
    const file = fileOf(titles, 'Nina,Iyer,nina@new.example,Hill,');
    const run = await evm(['users', 'import', file, '--yes'], { env: { EVM_TOKEN: await api.tokenOf(organizer) } });
    expect(run).toMatchObject({ code: 1, said: 'Only admins can import people.' });
    expect(await evm(['users', 'import', file, '--yes'])).toMatchObject({ code: 4 });
  });

  test('stores nothing if Ctrl-C interrupts it', async () => {
    const lines = Array.from({ length: 4000 }, (_, n) => `Nina,Iyer,nina${n}@new.example,Hill,`);
    const child = spawn(
      process.execPath,
      [...entryOf('cli/evm'), 'users', 'import', fileOf(titles, ...lines), '--yes'],
      { env: { ...process.env, ...session.env, EVM_HOST: api.url }, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const said: Buffer[] = [];
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    const ended = once(child, 'exit');
    // Wait until some people have been sent.
    while ((await api.sql('SELECT 1 FROM user_import_rows LIMIT 1')).length === 0);
    child.kill('SIGINT');
    expect((await ended)[0]).toBe(1);
    expect(Buffer.concat(said).toString()).toBe('Nobody was imported.\n');
    expect(await importedPeople()).toEqual([]);
    expect(await countStagedImports()).toBe(0);
  });
});

describe('an export', () => {
  test('escapes formulas in CSV', async () => {
    await api.buildUser({
      firstName: '=HYPERLINK("http://evil.example")',
      lastName: '@Rao',
      email: 'evil@evm.example',
    });
    const json = await evm(['users', 'export', '--search', 'evil@evm.example', '--json', 'email,role'], session);
    expect(JSON.parse(json.out)).toEqual([{ email: 'evil@evm.example', role: 'participant' }]);
    const { out } = await evm(['users', 'export', '--search', 'evil@evm.example'], session);
    expect(maskIdsAndTimes(out)).toMatchInlineSnapshot(`
      "id,firstName,lastName,email,college,role,createdAt
      user_00000000000000000000000001,"'=HYPERLINK(""http://evil.example"")",'@Rao,evil@evm.example,Evergreen Institute,participant,2026-11-21T18:30:00.000Z"
    `);
  });

  test('contains people beyond the first page, and can be imported elsewhere', async () => {
    await api.buildUsers(150, { college: 'Hîll  College' });
    const output = join(home, 'export.csv');
    const run = await evm(['users', 'export', '--college', 'hill college', '-o', output], session);
    expect(run).toMatchObject({ code: 0, out: '', said: `150 people are in ${output}.` });
    expect(statSync(output).mode & 0o777).toBe(0o600);
    const moved = readFileSync(output, 'utf8').replaceAll('@evm.example', '@new.example');
    expect(await evm(['users', 'import', '-', '--yes'], { ...session, input: moved })).toMatchObject({
      code: 0,
      out: '150',
    });
    expect(await importedPeople()).toHaveLength(150);
    await deleteImportedPeople();
  });
});
