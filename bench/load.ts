import { connect, type Socket } from 'node:net';

/** Requests of one connection, ready to be sent; a round ends only between two runs of `unit` requests. */
export interface Track {
  requests: Buffer[];
  unit: number;
}

export interface Round {
  requests: number;
  seconds: number;
  bytes: number;
}

/** The text of a request on a connection that stays open. */
export function request(method: string, path: string, token: string | undefined, body?: unknown): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const content = text && `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: bench\r\n${token ? `authorization: Bearer ${token}\r\n` : ''}${content}\r\n${text}`,
  );
}

/**
 * One connection per track, each with one request under way, for as long as `seconds` says. Throws at the first answer
 * that is not a success: what is refused quickly must not count as fast.
 */
export async function load(port: number, tracks: readonly Track[], seconds: number): Promise<Round> {
  const start = performance.now();
  const end = start + seconds * 1000;
  const done = await Promise.all(tracks.map((track) => drive(port, track, end)));
  return {
    requests: done.reduce((sum, { requests }) => sum + requests, 0),
    bytes: done.reduce((sum, { bytes }) => sum + bytes, 0),
    seconds: (performance.now() - start) / 1000,
  };
}

/** The body of one answer. */
export async function ask(port: number, request: Buffer): Promise<unknown> {
  let body = '';
  await exchange(port, request, (answer) => {
    body = answer.toString('utf8');
    return undefined;
  });
  return JSON.parse(body) as unknown;
}

async function drive(
  port: number,
  { requests, unit }: Track,
  end: number,
): Promise<{ requests: number; bytes: number }> {
  let sent = 1;
  let bytes = 0;
  await exchange(port, requests[0]!, (body) => {
    bytes += body.length;
    if (sent % unit === 0 && performance.now() >= end) return undefined;
    return requests[sent++ % requests.length];
  });
  return { requests: sent, bytes };
}

/** Sends a request, and with each answer the one that `next` gives, until it gives none. */
function exchange(port: number, first: Buffer, next: (body: Buffer) => Buffer | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let received: Buffer = Buffer.alloc(0);
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The server closed the connection.')));
    socket.on('connect', () => socket.write(first));
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const body = wholeBody(received);
      if (!body) return;
      if (received.indexOf(' 2') !== 8 || body.indexOf('"errors":[') !== -1)
        return fail(giveUp(socket, received.toString('utf8', 0, 1000)));
      received = Buffer.alloc(0);
      const following = next(body);
      if (following) socket.write(following);
      else {
        socket.destroy();
        done();
      }
    });
  });
}

function wholeBody(received: Buffer): Buffer | undefined {
  const head = received.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(received.toString('latin1', 0, head))?.[1];
  if (!length) throw new Error(`An answer without a length: ${received.toString('utf8', 0, head)}`);
  const end = head + 4 + Number(length);
  return received.length < end ? undefined : received.subarray(head + 4, end);
}

function giveUp(socket: Socket, answer: string): Error {
  socket.destroy();
  return new Error(`A request failed:\n${answer}`);
}
