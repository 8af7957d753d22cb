import { connect } from 'node:net';

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

export interface Answer {
  status: number;
  body: Buffer;
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

/** The body of one answer; throws where it is not a success. */
export async function ask(port: number, request: Buffer): Promise<unknown> {
  const [answer] = await sendAll(port, [request]);
  return JSON.parse(success(answer!).toString('utf8')) as unknown;
}

/** Sends requests one after the other on one connection, whatever is answered. */
export async function sendAll(port: number, requests: readonly Buffer[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  await exchange(port, requests[0]!, (answer) => {
    answers.push(answer);
    return requests[answers.length];
  });
  return answers;
}

async function drive(
  port: number,
  { requests, unit }: Track,
  end: number,
): Promise<{ requests: number; bytes: number }> {
  let sent = 1;
  let bytes = 0;
  await exchange(port, requests[0]!, (answer) => {
    bytes += success(answer).length;
    if (sent % unit === 0 && performance.now() >= end) return undefined;
    return requests[sent++ % requests.length];
  });
  return { requests: sent, bytes };
}

function success({ status, body }: Answer): Buffer {
  if (status < 300 && body.indexOf('"errors":[') === -1) return body;
  throw new Error(`A request failed with ${status}:\n${body.toString('utf8', 0, 1000)}`);
}

/** Sends a request, and with each answer the one that `next` gives, until it gives none. */
function exchange(port: number, first: Buffer, next: (answer: Answer) => Buffer | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let received: Buffer = Buffer.alloc(0);
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The server closed the connection.')));
    socket.on('connect', () => socket.write(first));
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      try {
        const answer = wholeAnswer(received);
        if (!answer) return;
        received = Buffer.alloc(0);
        const following = next(answer);
        if (following) return void socket.write(following);
        done();
      } catch (error) {
        fail(error);
      }
      socket.destroy();
    });
  });
}

function wholeAnswer(received: Buffer): Answer | undefined {
  const head = received.indexOf('\r\n\r\n');
  if (head < 0) return undefined;
  const text = received.toString('latin1', 0, head);
  const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
  if (!length) throw new Error(`An answer without a length: ${text}`);
  const end = head + 4 + Number(length);
  if (received.length < end) return undefined;
  return {
    status: Number(text.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)),
    body: received.subarray(head + 4, end),
  };
}
