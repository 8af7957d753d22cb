import { inflateRawSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { toUuid } from '../../core/ids/ids.ts';
import { inWords } from '../../core/texts/inWords.ts';
import { waitlistManagersOnly } from '../../registrations/validate.ts';
import { startApi } from '../../testing/api.ts';
import type { BuiltEvent, Person } from '../../testing/build.ts';
import { startProcess } from '../../testing/process.ts';
import { answersIn, questionsIn } from '../../testing/questions.ts';
import { noEvent, refusalOf, restOf, signedOut } from '../../testing/rest.ts';
import { guestsIn, scansIn } from '../../testing/scans.ts';

const api = await startApi();
const rest = restOf(api);
afterAll(api.close);

const organizer = await api.buildUser({ role: 'organizer' });
const admin = await api.buildUser({ role: 'admin' });
let event: BuiltEvent;
let [asha, ben, cyra, dev, emil] = [] as unknown as [Person, Person, Person, Person, Person];
let ids: string[];
const called = (person: Person, name: string, more = '') =>
  api.sql(`UPDATE registrations SET name = $3 ${more} WHERE event_id = $1 AND user_id = $2`, [
    event.uuid,
    person.uuid,
    name,
  ]);
beforeEach(async () => {
  const people = await api.buildUsers(5, { college: 'North College' });
  [asha, ben, cyra, dev, emil] = people as [Person, Person, Person, Person, Person];
  event = await api.buildEvent({ createdBy: organizer, title: 'Kite day', capacity: 2 });
  ids = [
    ...(await api.buildRegistrations(event, [asha, ben])),
    ...(await api.buildWaitlist(event, [cyra, dev])),
    ...(await api.buildRequests(event, [emil])),
  ];
  for (const [n, person] of [asha, ben, cyra, dev, emil].entries())
    await called(
      person,
      'Asha Ben Cyra Dev Émil'.split(' ')[n]!,
      `, phone = NULL, special_requirements = NULL, created_at = '2026-11-0${n + 1}T10:30:00Z'`,
    );
});

await api.as(admin)(
  'mutation { updateSystemSettings(input: { timeZone: "Asia/Kolkata" }) { systemSettings { timeZone } } }',
);

const csvOf = async (as = organizer) => {
  const answer = await rest(`GET /api/events/${event.id}/registrations.csv`, { as });
  return { ...answer, rows: parse(answer.text, { bom: true }) };
};

/** Extracts a ZIP file by its central directory. */
function unzipped(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  const parts = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(file.readUInt32LE(at)).toBe(0x02014b50);
    const [packed, size, nameLength, start] = [
      file.readUInt32LE(at + 20),
      file.readUInt32LE(at + 24),
      file.readUInt16LE(at + 28),
      file.readUInt32LE(at + 42),
    ];
    const data = file.subarray(start + 30 + nameLength, start + 30 + nameLength + packed);
    const text = inflateRawSync(data);
    expect(text.length).toBe(size);
    parts.set(file.toString('utf8', at + 46, at + 46 + nameLength), text.toString());
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return parts;
}

async function sheetOf(as = organizer) {
  const response = await fetch(`${api.url}/api/events/${event.id}/registrations.xlsx`, {
    headers: { authorization: `Bearer ${await api.tokenOf(as)}` },
  });
  const parts = unzipped(Buffer.from(await response.arrayBuffer()));
  return { headers: response.headers, parts, sheet: parts.get('xl/worksheets/sheet1.xml')! };
}

const questions = async () => {
  const [size, meals, age] = (await questionsIn(api.sql)(event, [
    { kind: 'one_of', label: 'Size', options: ['S', 'M'] },
    { kind: 'several_of', label: 'Meals', options: ['Lunch', 'Dinner'] },
    { kind: 'number', label: 'Age' },
  ])) as [string, string, string];
  const answer = answersIn(api.sql);
  await answer(size, [ids[0]!, ids[2]!], ['M']);
  await answer(meals, [ids[0]!], ['Lunch', 'Dinner']);
  await answer(age, [ids[4]!], ['-5']);
  return { size };
};

test('both files have titles and states in the language of the reader', async () => {
  await scansIn(api.sql)([{ event, who: asha, by: organizer, at: new Date('2026-11-21T13:00:00Z'), isWalkIn: true }]);
  await api.sql('UPDATE events SET capacity = 3 WHERE id = $1', [event.uuid]);
  await guestsIn(api.sql)(event, ['Ola'], organizer);
  const read = async (ending: string) => {
    const headers = { authorization: `Bearer ${await api.tokenOf(organizer)}`, 'accept-language': 'de' };
    const answer = await fetch(`${api.url}/api/events/${event.id}/registrations.${ending}`, { headers });
    return Buffer.from(await answer.arrayBuffer());
  };
  const [titles, ...rows]: string[][] = parse(await read('csv'), { bom: true });
  expect(titles).toEqual([
    'Status',
    'Platz auf der Warteliste',
    'Name',
    'E-Mail',
    'College',
    'Telefon',
    'Besondere Wünsche',
    'Wann (Asia/Kolkata)',
    'Eingecheckt seit (Asia/Kolkata)',
    'Spontangast',
  ]);
  expect(rows.map((row) => [row[0], row[1], row.at(-1)])).toEqual([
    ['Hat einen Platz', '', 'ja'],
    ['Hat einen Platz', '', ''],
    ['Auf der Warteliste', '1', ''],
    ['Auf der Warteliste', '2', ''],
    ['Fragt einen Platz an', '', ''],
    ['Gast ohne Konto', '', 'ja'],
  ]);
  const sheet = unzipped(await read('xlsx')).get('xl/worksheets/sheet1.xml');
  expect(sheet).toContain('Besondere Wünsche');
  expect(sheet).toContain('Gast ohne Konto');
});

test("the CSV contains seats, waitlist and requests in the college's time zone, with answers, archived questions last", async () => {
  const { size } = await questions();
  await api.sql('UPDATE questions SET position = NULL WHERE id = $1', [toUuid('question', size)]);
  await called(asha, 'Asha "Ace", Bhat', ", phone = '112', special_requirements = E'Vegan,\\nno nuts'");
  await scansIn(api.sql)([
    { event, who: asha, by: organizer, at: new Date('2026-11-21T13:00:00Z'), isWalkIn: true },
    { event, who: ben, by: organizer, at: new Date('2026-11-21T13:15:00Z') },
  ]);
  for (const who of [organizer, admin]) {
    const { status, headers, text, rows } = await csvOf(who);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Kite-day\.csv"/);
    expect(text.startsWith('"State","Position in line",')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    const empty = ['', '', ''];
    const facts = (person: Person, day: number, wishes = ['', '']) => [
      person.email,
      'North College',
      ...wishes,
      `2026-11-0${day}T16:00:00+05:30`,
    ];
    expect(rows).toEqual([
      [
        'State',
        'Position in line',
        'Name',
        'E-mail',
        'College',
        'Phone',
        'Special requirements',
        'When (Asia/Kolkata)',
        'Meals',
        'Age',
        'Size',
        'In since (Asia/Kolkata)',
        'Walk-in',
      ],
      [
        'confirmed',
        '',
        'Asha "Ace", Bhat',
        ...facts(asha, 1, ['112', 'Vegan,\nno nuts']),
        'Lunch; Dinner',
        '',
        'M',
        '2026-11-21T18:30:00+05:30',
        'yes',
      ],
      ['confirmed', '', 'Ben', ...facts(ben, 2), ...empty, '2026-11-21T18:45:00+05:30', ''],
      ['waitlisted', '1', 'Cyra', ...facts(cyra, 3), '', '', 'M', '', ''],
      ['waitlisted', '2', 'Dev', ...facts(dev, 4), ...empty, '', ''],
      ['requested', '', 'Émil', ...facts(emil, 5), '', '-5', '', '', ''],
    ]);
  }
});

test('guests without an account are at the end of each file, over several pages', async () => {
  await api.sql('UPDATE events SET capacity = 500 WHERE id = $1', [event.uuid]);
  const names = Array.from({ length: 130 }, (_, n) => (n === 0 ? '=1+2' : `Guest ${n}`));
  const scans = await guestsIn(api.sql)(event, names, organizer);
  await api.sql(`UPDATE scans SET at = '2026-11-21T13:00:00Z' WHERE event_id = $1`, [event.uuid]);
  await api.sql('INSERT INTO undone_scans (event_id, scan_id) VALUES ($1, $2)', [event.uuid, scans[7]]);
  const { rows } = await csvOf();
  expect(rows).toHaveLength(1 + 5 + 129);
  expect(
    rows
      .slice(6)
      .map(([, , name]) => name!)
      .toSorted(),
  ).toEqual(
    names
      .filter((name) => name !== 'Guest 7')
      .map((name) => (name === '=1+2' ? "'=1+2" : name))
      .toSorted(),
  );
  const since = '2026-11-21T18:30:00+05:30';
  expect(rows.at(-1)).toEqual(['guest', '', expect.any(String), '', '', '', '', since, since, 'yes']);
  const { sheet } = await sheetOf();
  expect(sheet.match(/>guest</g)).toHaveLength(129);
});

test('a file has the people whom the filter finds, in the order of the table, and then no guests', async () => {
  const { size } = await questions();
  await api.sql('UPDATE events SET capacity = 9 WHERE id = $1', [event.uuid]);
  await guestsIn(api.sql)(event, ['Dev the guest'], organizer);
  const found = async (query: string) => {
    const { status, text } = await rest(`GET /api/events/${event.id}/registrations.csv?${query}`, { as: organizer });
    expect(status).toBe(200);
    const rows: string[][] = parse(text, { bom: true });
    return rows.slice(1).map(([, position, name]) => position! + name);
  };
  expect(await found('search=&sort=name&descending=true')).toEqual([
    'Émil',
    '2Dev',
    '1Cyra',
    'Ben',
    'Asha',
    'Dev the guest',
  ]);
  expect(await found('search=dev')).toEqual(['2Dev']);
  expect(await found('state=waitlisted&state=requested&sort=name')).toEqual(['1Cyra', '2Dev', 'Émil']);
  expect(await found(`questionId=${size}&answer=M`)).toEqual(['Asha', '1Cyra']);
  expect(await found('attendance=in')).toEqual([]);
  expect(await found(`sort=answer&sortQuestionId=${size}&state=confirmed`)).toEqual(['Asha', 'Ben']);
  const wrong = await rest(`GET /api/events/${event.id}/registrations.xlsx?sort=answer&state=all`, { as: organizer });
  expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([400, ['state']]);
  const list = await rest(`GET /api/events/${event.id}/registrations?search=dev&limit=1`, { as: organizer });
  expect(list.body).toMatchObject({ total: 1, data: [{ name: 'Dev', state: 'waitlisted', waitlistPosition: 2 }] });
});

test('the CSV begins with a UTF-8 byte order mark, which spreadsheets need', async () => {
  const response = await fetch(`${api.url}/api/events/${event.id}/registrations.csv`, {
    headers: { authorization: `Bearer ${await api.tokenOf(organizer)}` },
  });
  expect(Buffer.from(await response.arrayBuffer()).subarray(0, 10)).toEqual(Buffer.from('\ufeff"State"'));
});

describe('cells are never formulas:', () => {
  test.each([
    ['=1+2', "'=1+2"],
    ['=HYPERLINK("http://evil.example","Click")', `'=HYPERLINK("http://evil.example","Click")`],
    // a phone number, which computes nothing
    ['+91 54000 10000', '+91 54000 10000'],
    ['+91-54000-10000', "'+91-54000-10000"],
    ['+A1', "'+A1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['＝1+2', "'＝1+2"],
    ['a=1', 'a=1'],
    ['";=1', '";=1'],
    ["'=1", "'=1"],
  ])('%j', async (typed, inCsv) => {
    await api.sql(
      'UPDATE registrations SET phone = $3, special_requirements = $3 WHERE event_id = $1 AND user_id = $2',
      [event.uuid, ben.uuid, typed],
    );
    const { rows } = await csvOf();
    expect(rows[2]!.slice(5, 7)).toEqual([inCsv, inCsv]);
    const { sheet } = await sheetOf();
    expect(sheet).not.toMatch(/<f[ >]/);
    const text = typed.replaceAll('\r', '_x000D_').replaceAll('&', '&amp;');
    expect(sheet).toContain(`<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`);
  });
});

test('the workbook has the same contents, with typed dates and numbers', async () => {
  await questions();
  await called(ben, '<b>&\u0007_x000A_ Ben</b>');
  const { headers, parts, sheet } = await sheetOf();
  expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Kite-day\.xlsx"/);
  expect([...parts.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
    'xl/workbook.xml',
  ]);
  const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row]) => row!);
  expect(rows).toHaveLength(6);
  // 2026-11-01 is day 46,327, and the local time in Kolkata is 16:00
  expect(rows[1]).toContain('<c s="1"><v>46327.66666666667</v></c>');
  expect(rows[1]).toContain('<t xml:space="preserve">Lunch; Dinner</t>');
  expect(rows[2]).toContain('<t xml:space="preserve">&lt;b&gt;&amp;_x005F_x000A_ Ben&lt;/b&gt;</t>');
  expect(rows[4]).toContain('<c><v>2</v></c>');
  expect(rows[5]).toContain('<c><v>-5</v></c>');
  expect(parts.get('xl/styles.xml')).toMatch(/formatCode="yyyy\\-mm\\-dd hh:mm"/);
});

test('each column of the workbook fits its title and its first cells, up to a limit', async () => {
  await questions();
  await called(asha, 'Asha of the very long family name', ", special_requirements = repeat('No nuts. ', 100)");
  const { sheet } = await sheetOf();
  const [cols] = /<cols>.*<\/cols><sheetData>/.exec(sheet)!;
  const widths = [...cols.matchAll(/<col min="(\d+)" max="\1" width="(\d+)" customWidth="1"\/>/g)].map(
    ([, column, width]) => [Number(column), Number(width)],
  );
  const button = 3;
  const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));
  expect(widths).toEqual(
    [
      'waitlisted'.length,
      'Position in line'.length,
      'Asha of the very long family name'.length,
      longest([asha, ben, cyra, dev, emil].map(({ email }) => email)),
      'North College'.length,
      'Phone'.length,
      50 - button,
      'When (Asia/Kolkata)'.length,
      'Size'.length,
      'Lunch; Dinner'.length,
      'Age'.length,
      'In since (Asia/Kolkata)'.length,
      'Walk-in'.length,
    ].map((length, at) => [at + 1, length + button]),
  );
});

test('the workbook filters all its rows by the first, also with more columns than letters', async () => {
  const filters = async (range: string, absolute: string) => {
    const { parts, sheet } = await sheetOf();
    expect(sheet).toContain(`</sheetData><autoFilter ref="${range}"/></worksheet>`);
    // LibreOffice shows no filter without this name
    expect(parts.get('xl/workbook.xml')).toContain(
      `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">Registrations!${absolute}</definedName>`,
    );
  };
  await filters('A1:J6', '$A$1:$J$6');
  await api.sql('UPDATE events SET capacity = 9 WHERE id = $1', [event.uuid]);
  await guestsIn(api.sql)(event, ['Farid', 'Gita'], organizer);
  await questionsIn(api.sql)(
    event,
    Array.from({ length: 18 }, () => ({})),
  );
  await filters('A1:AB8', '$A$1:$AB$8');
});

test.each(['csv', 'xlsx'])(
  'registrations.%s is for the creator of the event, its managers and admins',
  async (ending) => {
    const path = `GET /api/events/${event.id}/registrations.${ending}`;
    const colleague = await api.buildUser({ role: 'organizer' });
    for (const who of [asha, colleague])
      expect(refusalOf(await rest(path, { as: who }))).toEqual([403, 'FORBIDDEN', inWords(waitlistManagersOnly)]);
    expect(refusalOf(await rest(path))).toEqual(signedOut);
    const nothing = `GET /api/events/event_01jd5xq2m8fz4tqv7n3r6k9w0c/registrations.${ending}`;
    expect(refusalOf(await rest(nothing, { as: organizer }))).toEqual(noEvent);
    const head = await rest(path.replace('GET', 'HEAD'), { as: organizer });
    expect([head.status, head.text]).toEqual([200, '']);
  },
);

/** Builds an event with seats, questions, and this answer to each. */
async function buildFair(seated: number, many: number, answer: string) {
  const people = await api.buildUsers(seated);
  const fair = await api.buildEvent({ createdBy: organizer, capacity: seated });
  const seats = await api.buildRegistrations(fair, people);
  const questions = await questionsIn(api.sql)(
    fair,
    Array.from({ length: many }, () => ({ kind: 'long_text' as const })),
  );
  for (const question of questions) await answersIn(api.sql)(question, seats, [answer]);
  await api.sql('ANALYZE registrations, answers, questions, users, events');
  return fair;
}

const ask = async (url: string, fair: BuiltEvent, ending: string) => {
  const response = await fetch(`${url}/api/events/${fair.id}/registrations.${ending}`, {
    headers: { 'accept-encoding': 'identity', authorization: `Bearer ${await api.tokenOf(organizer)}` },
  });
  expect(response.status).toBe(200);
  return response.body!;
};

test('each file contains more than a thousand registrations exactly once', async () => {
  const fair = await buildFair(1250, 2, 'Ordinary');
  const rows: string[][] = parse(await buffer(await ask(api.url, fair, 'csv')), { bom: true });
  expect([rows.length, new Set(rows.map((row) => row[3])).size]).toEqual([1251, 1251]);
  expect(rows.slice(1).every((row) => row[8] === 'Ordinary' && row[9] === 'Ordinary')).toBe(true);
  const sheet = unzipped(await buffer(await ask(api.url, fair, 'xlsx'))).get('xl/worksheets/sheet1.xml')!;
  expect(sheet.split('<row>').length - 1).toBe(1251);
  expect(sheet.split('>Ordinary<').length - 1).toBe(2500);
});

test('a process streams more answers than fit into its heap', async () => {
  const fair = await buildFair(2400, 16, 'ж'.repeat(1990));
  const heap = 192;
  const process = await startProcess(api.address, {
    JWT_SECRET: api.config.secret,
    NODE_OPTIONS: `--max-old-space-size=${heap}`,
  });
  onTestFinished(async () => void (await process.stop()));
  let [bytes, lines] = [0, 0];
  for await (const chunk of Readable.fromWeb(await ask(process.url, fair, 'csv')) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    lines += chunk.toString('latin1').split('\n').length - 1;
  }
  expect(lines).toBe(2401);
  // an idle process takes half of its heap
  expect(bytes / 2 ** 20).toBeGreaterThan(heap * 0.75);
  expect((await fetch(`${process.url}/readyz`)).status).toBe(200);
});
