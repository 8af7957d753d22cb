import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { ask, demo, session } from './people.ts';

interface SentMail {
  to: string;
  subject: string;
  text: string;
}

/** The newest message to an address in the local outbox. Waits until there are exactly `count` messages. */
export async function mailTo(request: APIRequestContext, address: string, count = 1): Promise<SentMail> {
  let mails: SentMail[] = [];
  await expect
    .poll(async () => {
      mails = (await (await request.get(`/dev/mail.json?to=${encodeURIComponent(address)}`)).json()) as SentMail[];
      return mails.length;
    })
    .toBe(count);
  return mails[0]!;
}

/** Waits until the messages to an address have exactly these states, newest first. */
export async function expectMailStates(
  request: APIRequestContext,
  address: string,
  states: readonly string[],
): Promise<void> {
  const { token } = await session(request, demo.admin);
  const query = 'query ($search: String!) { mailMessages(search: $search) { edges { node { state } } } }';
  type MailStates = { mailMessages: { edges: { node: { state: string } }[] } };
  await expect
    .poll(async () => {
      const { mailMessages } = await ask<MailStates>(request, query, { search: address }, token);
      return mailMessages.edges.map(({ node }) => node.state);
    })
    .toEqual(states);
}

/** Advances the page's clock until the page polls again. Requires `page.clock.install()`. */
export const advanceToNextPoll = (page: Page) => page.clock.fastForward(10_000);

/** The path of the link in a message. */
export function linkIn({ text }: { text: string }): string {
  const [link] = /https?:\/\/\S+\/(?:reset-password|verify-email)\/\S+/.exec(text) ?? [];
  expect(link, text).toBeDefined();
  return new URL(link!).pathname;
}

/** A local mail server for one test. `refuse(true)` makes it refuse every recipient. */
export async function startMailServer() {
  const receivedMails: { to: string; text: string }[] = [];
  const recipientPolicy = { refuses: false };
  async function receive(stream: Readable, to: string, callback: (error: null, answer: string) => void) {
    // a message that is cut off on closing has not arrived
    const message = await buffer(stream).catch(() => undefined);
    if (!message) return;
    const { text = '' } = await PostalMime.parse(message);
    receivedMails.push({ to, text });
    callback(null, '2.0.0 Ok: queued as story-1');
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, callback) =>
      callback(
        recipientPolicy.refuses ? Object.assign(new Error('5.1.1 No such mailbox here'), { responseCode: 550 }) : null,
      ),
    onData: (stream, session, callback) => void receive(stream, session.envelope.rcptTo[0]!.address, callback),
  });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    refuse: (refuses: boolean) => void (recipientPolicy.refuses = refuses),
    /** The newest message to an address. Waits until there are exactly `count` messages. */
    mailTo: async (address: string, count = 1) => {
      const mine = () => receivedMails.filter(({ to }) => to === address);
      await expect.poll(() => mine().length).toBe(count);
      return mine().at(-1)!;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        // evm keeps its connection open for twenty seconds, for the next message
        for (const connection of server.connections) connection.close();
      }),
  };
}
