import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Subject } from './liveSubjects.ts';

/** Messages from the parent process: connect to a server, report when all clients have the next message, or exit. */
export type ClientCommand =
  | { kind: 'open'; port: number; count: number; tokens?: string[]; subscription?: Subject['subscription'] }
  | { kind: 'expect' }
  | { kind: 'close' };

/** Messages to the parent process. `got` has the times (ns) when the first and the last client got the message. */
export type ClientReport = { kind: 'opened' } | { kind: 'expecting' } | { kind: 'got'; first: string; last: string };

const sockets: Socket[] = [];
let missing = 0;
let first = '';

process.on('message', (order: ClientCommand) => {
  if (order.kind === 'close') process.exit(0);
  if (order.kind === 'expect') {
    missing = sockets.length;
    return sendReport({ kind: 'expecting' });
  }
  void open(order).then(() => sendReport({ kind: 'opened' }));
});

// The parent process has exited.
process.on('disconnect', () => process.exit(0));

const sendReport = (report: ClientReport) => process.send!(report);

/** Opens at most 50 connections at a time, so as not to overload the server before the measurement. */
async function open({ port, count, tokens, subscription }: ClientCommand & { kind: 'open' }): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const token = tokens?.[next];
      next += 1;
      await openOne(port, token, subscription);
    }
  };
  await Promise.all(Array.from({ length: 50 }, worker));
}

/** A minimal WebSocket client, so that the clients' CPU core is not the bottleneck. */
function openOne(port: number, token: string | undefined, payload: Subject['subscription'] | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    let stage: 'greeting' | 'acknowledging' | 'subscribing' | 'listening' = 'greeting';
    const socket = connect({
      host: '127.0.0.1',
      port,
      onread: {
        buffer: Buffer.alloc(16 * 1024),
        callback: (length, buffer) => {
          take(Buffer.from(buffer.buffer, buffer.byteOffset, length));
          return true;
        },
      },
    });
    socket.once('error', reject);
    socket.once('close', () => {
      throw new Error('The server dropped a connection.');
    });
    socket.write(
      `GET /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`,
    );
    sockets.push(socket);

    /** Bytes still missing from the current frame. */
    let rest = 0;

    function take(data: Buffer): void {
      if (stage === 'greeting') {
        next();
        rest = data.indexOf('\r\n\r\n') + 4;
      }
      for (let at = rest; ;) {
        rest = Math.max(0, at - data.length);
        if (at >= data.length) return;
        const short = data[at + 1]! & 127;
        const length = short < 126 ? short : data.readUInt16BE(at + 2);
        if (data[at] === closing) throw new Error(`The server closed a connection: ${data.toString('latin1', at + 4)}`);
        if (data[at] === ping) socket.write(pong);
        else next();
        at += (short < 126 ? 2 : 4) + length;
      }
    }

    function next(): void {
      if (stage === 'listening') return countMessage();
      if (stage === 'greeting' && !payload) {
        stage = 'listening';
        return resolve();
      }
      if (stage === 'greeting') {
        stage = 'acknowledging';
        socket.write(frame({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } }));
      } else if (stage === 'acknowledging') {
        stage = 'subscribing';
        // The web client counts its subscriptions. A screen has up to eight.
        socket.write(frame({ id: String(1 + (sockets.length % 8)), type: 'subscribe', payload }));
      } else {
        stage = 'listening';
        resolve();
      }
    }
  });
}

function countMessage(): void {
  if (missing === 0) return;
  if (missing === sockets.length) first = String(process.hrtime.bigint());
  if (--missing === 0) sendReport({ kind: 'got', first, last: String(process.hrtime.bigint()) });
}

const ping = 0x89;
const closing = 0x88;
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** A text frame with a mask of zeros. The protocol requires clients to mask frames. */
function frame(message: object): Buffer {
  const data = Buffer.from(JSON.stringify(message));
  const head =
    data.length < 126
      ? Buffer.from([0x81, 0x80 | data.length, 0, 0, 0, 0])
      : Buffer.from([0x81, 0xfe, data.length >> 8, data.length & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, data]);
}
