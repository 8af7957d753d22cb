import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Drain } from './drain.ts';
import { type Api, startApi } from '../testing/api.ts';
import type { Person } from '../testing/build.ts';
import { LiveClient } from '../testing/live.ts';
import { type ApiProcess, startProcess } from '../testing/process.ts';

let api: Api;
let person: Person;
let token: string;
beforeAll(async () => {
  api = await startApi();
  person = await api.buildUser();
  token = await api.tokenOf(person);
});
afterAll(() => api?.close());

const start = (env: NodeJS.ProcessEnv = {}) => startProcess(api.address, { JWT_SECRET: api.config.secret, ...env });

let saved = 0;
/** A mutation that changes something each time. */
const saving = () => ({
  query: `mutation { updateProfile(input: { firstName: "Mira", lastName: "Nair", college: "Lakeside ${(saved += 1)}" }) {
    user { firstName } } }`,
});

interface Answer {
  status: number;
  connection: string | undefined;
  body: string;
}

/** Sends one request over an agent; rejects with the error that a client sees if the connection breaks. */
const send = (at: string, agent: Agent, body?: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const clientRequest = request(at, { agent, method: body ? 'POST' : 'GET', headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response
        .once('error', reject)
        .once('end', () =>
          resolve({ status: response.statusCode!, connection: response.headers.connection, body: text }),
        );
    });
    clientRequest.once('error', reject).end(body && JSON.stringify(body));
  });

const patience = { interval: 20 };

const refused = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';

/** Waits until new connections are refused. */
async function untilRefused({ url }: ApiProcess): Promise<void> {
  const isRefused = () => send(`${url}/healthz`, new Agent()).then(() => false, refused);
  await expect.poll(isRefused, patience).toBe(true);
}

/** Blocks every update of a user until `letGo`, for a minute at most. A lock would time out after ten seconds. */
async function hold(): Promise<{ waiting(): Promise<number>; letGo(): Promise<void> }> {
  await api.sql(`CREATE TABLE let_go ();
    CREATE FUNCTION wait_to_be_let_go() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        WHILE NOT EXISTS (SELECT FROM let_go) LOOP PERFORM pg_sleep(0.02); END LOOP;
        RETURN NEW;
      END $$;
    CREATE TRIGGER wait_to_be_let_go BEFORE UPDATE ON users FOR EACH ROW EXECUTE FUNCTION wait_to_be_let_go()`);
  return {
    waiting: async () =>
      (
        await api.sql<{ count: number }>(
          `SELECT count(*)::int FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`,
        )
      )[0]!.count,
    letGo: async () => {
      await api.sql('INSERT INTO let_go DEFAULT VALUES');
      await api.sql('DROP FUNCTION wait_to_be_let_go CASCADE; DROP TABLE let_go');
    },
  };
}

describe('a process that receives SIGTERM', () => {
  test('first reports that it is not ready, then refuses connections, and finishes open requests', async () => {
    // long enough for three requests
    const replica = await start({ SHUTDOWN_DELAY: '8' });
    const agent = new Agent({ keepAlive: true });
    expect(await send(`${replica.url}/readyz`, agent)).toMatchObject({ status: 200, connection: 'keep-alive' });
    const held = await hold();
    const slow = send(`${replica.url}/graphql`, agent, saving());
    await expect.poll(held.waiting, patience).toBe(1);

    process.kill(replica.pid, 'SIGTERM');
    await expect.poll(async () => (await send(`${replica.url}/readyz`, agent)).status, patience).toBe(503);
    expect(await send(`${replica.url}/healthz`, agent)).toMatchObject({ status: 200, connection: 'close' });
    const { body, connection } = await send(`${replica.url}/graphql`, agent, { query: '{ viewer { email } }' });
    expect([JSON.parse(body), connection]).toEqual([{ data: { viewer: { email: person.email } } }, 'close']);

    await untilRefused(replica);
    await held.letGo();
    const answer = await slow;
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      200,
      { data: { updateProfile: { user: { firstName: 'Mira' } } } },
    ]);
    expect(await replica.ended).toBe(0);
  });

  test('does not wait for a client that never reads the close frame', async () => {
    const replica = await start();
    const client = await LiveClient.open(replica.url, token);
    const [host, port] = new URL(replica.url).host.split(':') as [string, string];
    const deaf = connect(Number(port), host);
    deaf.write(
      [
        'GET /graphql HTTP/1.1',
        `Host: ${host}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        'Sec-WebSocket-Protocol: graphql-transport-ws',
        '\r\n',
      ].join('\r\n'),
    );
    await once(deaf, 'readable');
    // the client no longer reads or answers
    expect(await replica.stop()).toBe(0);
    expect((await client.closed).code).toBe(1001);
    deaf.destroy();
  });

  test('cuts off open requests at a second signal', async () => {
    const replica = await start();
    const held = await hold();
    const slow = send(`${replica.url}/graphql`, new Agent(), saving()).catch(({ code }: NodeJS.ErrnoException) => code);
    await expect.poll(held.waiting, patience).toBe(1);
    process.kill(replica.pid, 'SIGTERM');
    // npm forwards the same Ctrl-C; it does not count as a second signal
    process.kill(replica.pid, 'SIGINT');
    await untilRefused(replica);
    let cut = false;
    void slow.then(() => (cut = true));
    await pause(1100);
    expect(cut).toBe(false);
    process.kill(replica.pid, 'SIGINT');
    expect(await slow).toBe('ECONNRESET');
    await held.letGo();
    expect(await replica.ended).toBe(0);
  });
});

describe('two processes behind a proxy', () => {
  /** Polls the readiness of each process, and forwards requests to the ready ones. */
  const proxy = (all: readonly ApiProcess[]) => {
    const ways = all.map(({ url }) => ({ url, agent: new Agent({ keepAlive: true }), isReady: true }));
    let [next, done] = [0, false];
    const watching = Promise.all(
      ways.map(async (way) => {
        while (!done) {
          way.isReady = await send(`${way.url}/readyz`, new Agent()).then(
            ({ status }) => status === 200,
            () => false,
          );
          await pause(20);
        }
      }),
    );
    return {
      pass: (path: string, body?: object): Promise<Answer> => {
        const ready = ways.filter(({ isReady }) => isReady);
        const { url, agent } = ready[(next += 1) % ready.length]!;
        return send(`${url}${path}`, agent, body);
      },
      close: async () => {
        done = true;
        await watching;
      },
    };
  };

  test('restart in turn without a failed request', async () => {
    const stayer = await start();
    const leaver = await start({ SHUTDOWN_DELAY: '5' });
    const { pass, close } = proxy([stayer, leaver]);
    const asks: (() => Parameters<typeof pass>)[] = [
      () => ['/graphql', { query: '{ viewer { email } }' }],
      () => ['/api/events'],
      () => ['/graphql', saving()],
    ];
    const failed: unknown[] = [];
    let [requests, done] = [0, false];
    const people = Array.from({ length: 8 }, async (_, n) => {
      for (let turn = n; !done; turn += 1) {
        requests += 1;
        const answer = await pass(...asks[turn % asks.length]!()).catch((error: unknown) => String(error));
        if (typeof answer === 'string' || answer.status !== 200 || answer.body.includes('"errors"'))
          failed.push(answer);
        await pause(5);
      }
    });
    await expect.poll(() => requests, patience).toBeGreaterThan(100);
    expect(await leaver.stop()).toBe(0);
    const then = requests;
    await expect.poll(() => requests, patience).toBeGreaterThan(then + 20);
    done = true;
    await Promise.all(people);
    expect(failed).toEqual([]);
    await close();
    await stayer.stop();
  });
});

describe('a draining server', () => {
  const serve = async (answer: Parameters<typeof createServer>[1]): Promise<[Server, number]> => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return [server, (server.address() as AddressInfo).port];
  };
  const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  const size = 20_000_000;

  test.each([
    ['is written to the end', (drain: Drain, server: Server) => drain.end(server), true],
    ['would be cut off by Node itself', (_: Drain, server: Server) => server.close(), false],
  ])('a response that the client reads slowly %s', async (_, end, isWhole) => {
    const [server, port] = await serve((_request, response) => response.end(Buffer.alloc(size)));
    const drain = new Drain();
    drain.watch(server);
    const socket = connect(port, '127.0.0.1');
    socket.write(get);
    await once(socket, 'readable');
    const ended = end(drain, server);
    await pause(300);
    let read = 0;
    socket.on('data', (chunk: Buffer) => (read += chunk.length)).on('error', () => {});
    await once(socket, 'close');
    expect(read > size).toBe(isWhole);
    await ended;
  });

  test('closes idle connections, and waits for a request that is still arriving', async () => {
    const [server, port] = await serve((_request, response) => response.end('answered'));
    const drain = new Drain();
    drain.watch(server);
    const accepted: Socket[] = [];
    server.on('connection', (socket: Socket) => accepted.push(socket));
    const [idle, slow] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    idle.write(get);
    await once(idle, 'data');
    slow.write(get.slice(0, 9));
    const arrived = () => accepted.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    await expect.poll(arrived).toBe(get.length + 9);

    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const state = { isOver: false };
    const [ended, idleEnded] = [drain.end(server).then(() => (state.isOver = true)), once(idle.resume(), 'end')];
    const answer = once(slow, 'data');
    // the search for a calm moment is over
    await vi.advanceTimersByTimeAsync(2000);
    await expect.poll(() => server.listening).toBe(false);
    for (const [n, letter] of get.slice(9).split('').entries()) {
      slow.write(letter);
      await expect.poll(arrived, { interval: 1 }).toBe(get.length + 10 + n);
      await vi.advanceTimersByTimeAsync(50);
    }
    expect(String((await answer)[0])).toContain('answered');
    slow.resume();
    while (!state.isOver) {
      await vi.advanceTimersByTimeAsync(50);
      await turn();
    }
    await Promise.all([idleEnded, ended]);
    expect(await new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(0);
  });

  test('waits for a response no longer than its limit', async () => {
    const [server, port] = await serve(() => {});
    const drain = new Drain(200);
    drain.watch(server);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(get);
    await once(server, 'request');
    const closed = once(socket.resume(), 'close').then(() => 'closed');
    await drain.end(server);
    expect(await closed).toBe('closed');
  });
});
