import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { ask, demo, session } from './people.ts';

interface KeptMail {
  to: string;
  subject: string;
  text: string;
}

/** The newest message to an address in the local outbox, as soon as there are so many. */
export async function mailTo(request: APIRequestContext, address: string, count = 1): Promise<KeptMail> {
  let kept: KeptMail[] = [];
  await expect
    .poll(async () => {
      kept = (await (await request.get(`/dev/mail.json?to=${encodeURIComponent(address)}`)).json()) as KeptMail[];
      return kept.length;
    })
    .toBe(count);
  return kept[0]!;
}

/** Waits until this, and nothing else, has become of what was mailed to an address; the newest first. */
export async function becomes(request: APIRequestContext, address: string, states: readonly string[]): Promise<void> {
  const { token } = await session(request, demo.admin);
  const query = 'query ($search: String!) { mailMessages(search: $search) { edges { node { state } } } }';
  type Found = { mailMessages: { edges: { node: { state: string } }[] } };
  await expect
    .poll(async () => {
      const { mailMessages } = await ask<Found>(request, query, { search: address }, token);
      return mailMessages.edges.map(({ node }) => node.state);
    })
    .toEqual(states);
}

/** The page's time goes on, as far as it takes for what is on it to be read again; for pages with `page.clock.install()`. */
export const untilReadAgain = (page: Page) => page.clock.fastForward(10_000);

/** The path that the link of a message leads to. */
export function linkIn({ text }: { text: string }): string {
  const [link] = /https?:\/\/\S+\/(?:reset-password|verify-email)\/\S+/.exec(text) ?? [];
  expect(link, text).toBeDefined();
  return new URL(link!).pathname;
}

/** A mail server of the story's own on this machine; it refuses everything while `refuses` says so. */
export async function startPostOffice() {
  const arrived: { to: string; text: string }[] = [];
  const office = { refuses: false };
  async function receive(stream: Readable, to: string, callback: (error: null, answer: string) => void) {
    // what is broken off as the office closes has not arrived
    const whole = await buffer(stream).catch(() => undefined);
    if (!whole) return;
    const { text = '' } = await PostalMime.parse(whole);
    arrived.push({ to, text });
    callback(null, '2.0.0 Ok: queued as story-1');
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, callback) =>
      callback(office.refuses ? Object.assign(new Error('5.1.1 No such mailbox here'), { responseCode: 550 }) : null),
    onData: (stream, session, callback) => void receive(stream, session.envelope.rcptTo[0]!.address, callback),
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    refuse: (refuses: boolean) => void (office.refuses = refuses),
    /** The newest message to an address, as soon as there are so many. */
    mailTo: async (address: string, count = 1) => {
      const mine = () => arrived.filter(({ to }) => to === address);
      await expect.poll(() => mine().length).toBe(count);
      return mine().at(-1)!;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        // evm keeps a connection for the next message, for twenty seconds
        for (const connection of server.connections) connection.close();
      }),
  };
}
