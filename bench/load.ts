import { connect } from 'node:net';

/** Prepared requests of one connection. A round ends only after a multiple of `unit` requests. */
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

/** A raw HTTP/1.1 request for a persistent connection. */
export function request(method: string, path: string, token: string | undefined, body?: unknown): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const content = text && `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n`;
  return Buffer.from(
    `${method} ${path} HTTP/1.1\r\nhost: bench\r\n${token ? `authorization: Bearer ${token}\r\n` : ''}${content}\r\n${text}`,
  );
}

/**
 * Sends the requests of each track on its own connection, one at a time, for `seconds` seconds. Throws if a response is not
 * a success, because fast refusals must not count as good results.
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

/** The parsed body of the response. Throws if it is not a success. */
export async function ask(port: number, request: Buffer): Promise<unknown> {
  const [answer] = await sendAll(port, [request]);
  return JSON.parse(success(answer!).toString('utf8')) as unknown;
}

/** Sends requests one after the other on one connection. Does not check the responses. */
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
  let sentRequests = 1;
  let bytes = 0;
  await exchange(port, requests[0]!, (answer) => {
    bytes += success(answer).length;
    if (sentRequests % unit === 0 && performance.now() >= end) return undefined;
    return requests[sentRequests++ % requests.length];
  });
  return { requests: sentRequests, bytes };
}

function success({ status, body }: Answer): Buffer {
  if (status < 300 && body.indexOf('"errors":[') === -1) return body;
  throw new Error(`A request failed with ${status}:\n${body.toString('utf8', 0, 1000)}`);
}

/** Sends `first`, then after each response the request that `next` returns, until that is undefined. */
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
