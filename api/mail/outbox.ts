import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../core/context/config.ts';
import type { Mail } from './render.ts';

/** A message in the local outbox. */
export interface OutboxMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly createdAt: string;
}

/** The HTML with its pictures inlined, for /dev/mail. */
const withInlinePictures = ({ html, attachments = [] }: Mail): string =>
  attachments.reduce(
    (text, { cid, content }) => text.replaceAll(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`),
    html,
  );

/** How many messages the outbox keeps; older ones are deleted. */
const mostMails = 500;

const idShape = /^mail_[0-9a-z]{26}$/;

/** Stores messages while there is no mail server. Not in production, because people would not look there. */
export const outboxOf = ({ production, dataDir }: Config): Outbox | undefined =>
  production ? undefined : new Outbox(join(dataDir, 'mail'));

/** The folder of the local outbox. Each message has an .eml file for mail programs, and a .json file for /dev/mail. */
export class Outbox {
  constructor(private readonly folder: string) {}

  async add(id: string, mail: Mail): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const { message } = await createTransport({ streamTransport: true as const, buffer: true }).sendMail(mail);
    const entry: OutboxMail = {
      id,
      to: mail.to.address,
      subject: mail.subject,
      text: mail.text,
      html: withInlinePictures(mail),
      createdAt: new Date().toISOString(),
    };
    await writeFile(join(this.folder, `${id}.eml`), message as Buffer, { mode: 0o600 });
    // renaming is atomic, so a reader sees all of it or nothing
    const draft = join(this.folder, `${id}.draft`);
    await writeFile(draft, JSON.stringify(entry), { mode: 0o600 });
    await rename(draft, join(this.folder, `${id}.json`));
    const old = (await this.ids()).slice(mostMails);
    await Promise.all(old.flatMap((each) => ['eml', 'json'].map((kind) => this.remove(`${each}.${kind}`))));
  }

  /** Messages, newest first: all, or only those to these addresses. */
  async list(to: readonly string[] = []): Promise<OutboxMail[]> {
    const addresses = to.map((address) => address.toLowerCase());
    const all = await Promise.all((await this.ids()).map((id) => this.find(id)));
    return all.filter((mail) => mail !== undefined && (to.length === 0 || addresses.includes(mail.to))) as OutboxMail[];
  }

  async find(id: string): Promise<OutboxMail | undefined> {
    if (!idShape.test(id)) return undefined;
    const text = await readFile(join(this.folder, `${id}.json`), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : (JSON.parse(text) as OutboxMail);
  }

  async source(id: string): Promise<Buffer | undefined> {
    return idShape.test(id) ? readFile(join(this.folder, `${id}.eml`)).catch(() => undefined) : undefined;
  }

  private async ids(): Promise<string[]> {
    const files = await readdir(this.folder).catch(() => []);
    return files
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.slice(0, -'.json'.length))
      .toSorted()
      .toReversed();
  }

  private remove(file: string): Promise<void> {
    return rm(join(this.folder, file), { force: true });
  }
}
