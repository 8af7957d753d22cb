import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import type { Person } from '../../../api/testing/build.ts';
import { LiveClient } from '../../../api/testing/live.ts';
import { evmAt, maskIdsAndTimes, type Run } from '../../testing/run.ts';
import { entryOf } from '../../../api/testing/entry.ts';

const api = await startApi();
const { buildUser, buildEvent, tokenOf } = api;
const { evm, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const organizer = await buildUser({ role: 'organizer' });
const event = await buildEvent({ title: 'Kite day' });

/** Starts watching. Resolves when the subscription is active. */
async function startWatch(person: Person, argv: string[] = [], width?: number, host = api.url) {
  const stop = new AbortController();
  const printedLines: string[] = [];
  let wake = () => {};
  const run: Promise<Run> = evm(['announcements', 'watch', '--host', host, ...argv], {
    env: { EVM_TOKEN: await tokenOf(person) },
    ...(width && { width }),
    interrupt: stop.signal,
    onLine: (line) => {
      printedLines.push(line);
      wake();
    },
  });
  const until = async (words: string) => {
    while (!printedLines.some((line) => line.includes(words))) await new Promise<void>((resolve) => (wake = resolve));
  };
  await Promise.race([until('Ctrl-C ends.'), run]);
  return { run, until, end: () => (stop.abort(), run) };
}

const write = (title: string, more: object = {}) =>
  api.as(organizer)<{ createAnnouncement: { announcement: { id: string } } }>(
    'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id } } }',
    { input: { title, content: 'Read me.', ...more } },
  );

const remove = (announcementId: string) =>
  api.as(organizer)(
    'mutation ($input: DeleteAnnouncementInput!) { deleteAnnouncement(input: $input) { deletedAnnouncementId } }',
    { input: { announcementId } },
  );

test('each change is printed as a line until Ctrl-C, which ends with exit code 0', async () => {
  const watch = await startWatch(await buildUser());
  const { data } = await write('Gates open', { priority: 'HIGH', eventId: event.id });
  await watch.until('Gates open');
  await write('Only for some', { isPublished: false });
  await remove(data.createAnnouncement.announcement.id);
  await watch.until('gone');
  const { code, out, said } = await watch.end();
  expect({ code, said }).toEqual({ code: 0, said: `Following the announcements of ${api.url}. Ctrl-C ends.` });
  expect(maskIdsAndTimes(out)).toMatchInlineSnapshot(`
    "2026-11-21T18:30:00.000Z	new	announcement_00000000000000000000000001	HIGH	Kite day	Gates open
    2026-11-21T18:30:00.000Z	gone	announcement_00000000000000000000000001			"
  `);
});

test('--event limits the changes to one event, and --json prints an object per line', async () => {
  const watch = await startWatch(await buildUser(), ['--event', 'kite day', '--json', 'what,title,eventTitle']);
  await write('About something else');
  await write('About kites', { eventId: event.id });
  await watch.until('About kites');
  expect((await watch.end()).out).toBe('{"what":"new","title":"About kites","eventTitle":"Kite day"}');
});

test('a line is cut to the width of the terminal', async () => {
  const watch = await startWatch(await buildUser(), [], 60);
  await write('A title that is longer than what is left of the line on a terminal');
  await watch.until('new');
  expect((await watch.end()).out).toHaveLength(60);
});

const replacesSignIn = 'EVM_TOKEN is set, so evm uses it instead of your sign-in. Replace or unset it.';

test('watching ends with exit code 4 without a session or when the session ends', async () => {
  expect(await evm(['announcements', 'watch'])).toMatchObject({ code: 4, out: '' });
  expect(await evm(['announcements', 'watch'], { env: { EVM_TOKEN: 'none' } })).toMatchObject({
    code: 4,
    said: `Please log in to continue.\n${replacesSignIn}`,
  });
  const person = await buildUser();
  const watch = await startWatch(person);
  await api.as(person)('mutation { logout { success } }');
  const { code, said } = await watch.run;
  expect(code).toBe(4);
  expect(said).toContain(`Your session has ended. Please log in again.\n${replacesSignIn}`);
});

test('watching ends with exit code 1 if twenty newer connections replace it', async () => {
  const person = await buildUser();
  const watch = await startWatch(person);
  const token = await tokenOf(person);
  const others = [];
  for (let n = 0; n < 20; n += 1) others.push(await LiveClient.open(api.url, token));
  expect(await watch.run).toMatchObject({
    code: 1,
    said: expect.stringContaining('You have connected from too many places') as string,
  });
  for (const other of others) await other.close();
});

test('an unknown field and an unreachable server are reported immediately', async () => {
  const env = { EVM_TOKEN: await tokenOf(await buildUser()) };
  expect(await evm(['announcements', 'watch', '--json', 'titel'], { env })).toMatchObject({ code: 2 });
  expect(await evm(['announcements', 'watch', '--host', '127.0.0.1:1'], { env })).toMatchObject({
    code: 1,
    said: 'http://127.0.0.1:1 refuses the connection.\nIs the server running, and is the port right? --host names another.',
  });
});

test('a lost connection is reported and restored', async () => {
  const proxy = await startProxy();
  const watch = await startWatch(await buildUser(), [], undefined, proxy.url);
  proxy.slam();
  await watch.until('is gone. Trying again…');
  await watch.until('Connected again. What came meanwhile is in: evm announcements list');
  await write('After the gap');
  await watch.until('After the gap');
  expect((await watch.end()).code).toBe(0);
  proxy.close();
});

test('watching retries while the server restarts', async () => {
  const door = await startProxy();
  const watch = await startWatch(await buildUser(), [], undefined, door.url);
  door.answer = 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n';
  door.slam();
  await door.knocked;
  door.answer = '';
  await watch.until('Connected again.');
  expect((await watch.end()).said).toContain('is gone. Trying again…');
  door.close();
});

test('Ctrl-C works while the server has not answered yet', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const stop = new AbortController();
  const run = evm(['announcements', 'watch', '--host', `127.0.0.1:${(silent.address() as AddressInfo).port}`], {
    env: { EVM_TOKEN: 'any' },
    interrupt: stop.signal,
  });
  await once(silent, 'connection');
  stop.abort();
  expect(await run).toMatchObject({ code: 0, out: '' });
  silent.close();
});

test('Ctrl-C ends a real process immediately with exit code 0', async () => {
  const child = spawn(process.execPath, [...entryOf('cli/evm'), 'announcements', 'watch'], {
    env: { ...process.env, EVM_HOST: api.url, EVM_TOKEN: await tokenOf(await buildUser()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const out = child.stdout.setEncoding('utf8');
  await once(child.stderr, 'data');
  await write('Seen by a process');
  expect((await once(out, 'data'))[0]).toContain('\tnew\t');
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([0, null]);
});

/** A proxy to the server that can drop all connections, or answer instead of the server. */
async function startProxy() {
  const sockets = new Set<Socket>();
  let knock = () => {};
  const door = {
    url: '',
    answer: '',
    knocked: new Promise<void>((resolve) => (knock = resolve)),
    slam: () => {
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    close: () => {
      door.slam();
      server.close();
    },
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    if (door.answer) {
      socket.end(door.answer);
      return knock();
    }
    const behind = connect(Number(new URL(api.url).port), '127.0.0.1');
    sockets.add(behind);
    behind.on('error', () => {});
    socket.pipe(behind).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  door.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return door;
}
