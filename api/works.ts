import type { Logger } from 'pino';
import { linkWorks } from './accounts/linkJobs.ts';
import { announcementMail } from './announcements/mail.ts';
import type { Config } from './core/config.ts';
import { startJobs, type Work } from './core/jobs.ts';
import type { Database } from './database.ts';
import { mailWork } from './mail/deliver.ts';
import { outboxOf } from './mail/outbox.ts';
import { sweepMail } from './mail/sweep.ts';

export interface WorkParts {
  readonly config: Config;
  readonly database: Database;
  /** Where people reach the web client, without a slash at its end. */
  readonly address: string;
  readonly log: Logger;
}

/** Does the jobs of every feature from now on. Returns how to stop. */
export async function startWorks({ config, database, address, log }: WorkParts): Promise<() => Promise<void>> {
  const { pool } = database;
  const mail = mailWork({ pool, secret: config.secret, base: address, outbox: outboxOf(config), log });
  const links = linkWorks({ orm: database.orm, secret: config.secret });
  const works: readonly Work<never>[] = [mail, announcementMail(database), ...links];
  const stop = await startJobs(database.url, works, log);
  const stopSweeping = sweepMail(pool, log);
  return async () => {
    stopSweeping();
    await stop();
    mail.close();
  };
}
