import webPush from 'web-push';
import { bellSource, isInBell, isReadBy } from '../announcements/bell.ts';
import type { Job, Queue, Worker, WorkParts } from '../core/jobs.ts';
import { Outgoing } from '../core/outgoing.ts';
import { statement } from '../core/rows.ts';
import { maySeeStill } from '../events/visible.ts';
import { senderOf } from '../mail/server.ts';
import { begin, newsColumns, noticeColumns, readNotice } from '../notices/read.ts';
import { pushKeys } from './keys.ts';

/** Messages for browsers: tried for about two hours, then given up. */
const pushQueue: Queue = {
  name: 'push',
  options: { retryLimit: 8, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 },
  atOnce: 20,
};

/** A notice of a person, or an announcement, and a browser; by their uuids. */
type Pushed = { readonly subscription: string } & (
  | { readonly notice: string; readonly announcement?: undefined }
  | { readonly announcement: string }
);

interface Due {
  readonly message: Message;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** How many seconds it is worth something. */
  readonly secondsLeft: number;
  readonly isSoon: boolean;
  readonly isResting: boolean;
  readonly systemAddress: string;
}

/** What the service worker gets (web/worker/pushed.ts). */
interface Message {
  readonly id: string;
  /** The same for what is said again or anew about a thing: the later one takes the place of the earlier. */
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** How many characters of title and text are pushed: with those of most bytes, less than 3 kB. */
const most = { title: 120, text: 300 };

/**
 * Of a browser `b`. A push service that did not answer is left alone for as long as it has not answered, at least half a
 * minute: nobody waits for those who wait for it.
 */
const browserColumns = `b.endpoint, b.p256dh, b.auth, s.system_email_address AS "systemAddress",
  coalesce(b.failed_at + least(greatest(b.failed_at - b.failing_since, interval '30 seconds'), interval '1 hour') > now(),
    false) AS "isResting"`;

function readDue(raw: Record<string, unknown>): Due {
  const { p256dh, auth, tag, ...row } = raw as unknown as Due & { p256dh: string; auth: string; tag: string };
  const { id, title, text, path } = readNotice(raw);
  const message = { id, tag, title: begin(title, most.title), text: begin(text, most.text), path };
  return { ...row, message, keys: { p256dh, auth } };
}

/** Nothing, where there is nothing to be told any more. */
const noticeDue = statement<Due>(
  'push-due',
  `SELECT ${noticeColumns}, coalesce(md5(n.thread), replace(n.id::text, '-', '')) AS tag, ${browserColumns},
          greatest(0, extract(epoch FROM least(n.created_at + interval '6 hours',
            CASE WHEN n.kind <> 'organizer-letter' THEN (n.data->>'date')::timestamptz END) - now()))::int AS "secondsLeft",
          coalesce((n.data->>'date')::timestamptz < now() + interval '1 day', false) AS "isSoon"
     FROM notices n JOIN push_subscriptions b ON b.id = $2 AND b.user_id = n.user_id CROSS JOIN system_settings s
    WHERE n.id = $1 AND evm_push_now(n) AND ${maySeeStill}`,
  readDue,
);

/** The same of an announcement, which is for who finds it under the bell, and has not read it. */
const newsDue = statement<Due>(
  'push-news-due',
  `SELECT ${newsColumns('b.user_id')}, replace(a.id::text, '-', '') AS tag, ${browserColumns}, true AS "isSoon",
          greatest(0, extract(epoch FROM least(a.told_at + interval '6 hours', a.ends_at) - now()))::int AS "secondsLeft"
     FROM push_subscriptions b CROSS JOIN system_settings s CROSS JOIN (${bellSource})
    WHERE a.id = $1 AND b.id = $2 AND ${isInBell('b.user_id')} AND NOT ${isReadBy('b.user_id')}
      AND a.priority = 'high' AND a.told_at > now() - interval '6 hours' AND evm_wants(b.user_id, 'announcement', 'push')`,
  readDue,
);

const recover = statement(
  'push-recover',
  'UPDATE push_subscriptions SET failing_since = NULL, failed_at = NULL WHERE id = $1 AND failing_since IS NOT NULL',
);

const fail = statement(
  'push-fail',
  'UPDATE push_subscriptions SET failing_since = coalesce(failing_since, now()), failed_at = now() WHERE id = $1',
);

/** It may be there again by now, with another address. */
const forget = statement('push-forget', 'DELETE FROM push_subscriptions WHERE id = $1 AND endpoint = $2');

/** Pushes what waits. */
export const deliverPush: Job<never> = { queue: pushQueue, start: deliver };

function deliver({ config, database, address: base, log }: WorkParts): Worker<Pushed> {
  const keys = pushKeys(config.secret);
  const outgoing = new Outgoing(config.privateTargets);

  const send = ({ endpoint, keys: theirs, message, secondsLeft, isSoon, systemAddress }: Due) => {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: theirs }, JSON.stringify(message), {
      vapidDetails: { ...keys, subject: `mailto:${senderOf(systemAddress, base)}` },
      TTL: secondsLeft,
      urgency: isSoon ? 'high' : 'normal',
      topic: message.tag,
    });
    return outgoing.post(endpoint, { headers, body });
  };

  const work = async ({ subscription, ...told }: Pushed): Promise<void> => {
    const due =
      told.announcement === undefined
        ? (await database.write(noticeDue, [told.notice, subscription]))[0]
        : (await database.write(newsDue, [told.announcement, subscription]))[0];
    if (!due) return;
    if (due.isResting) throw new Error('Its push service has not answered lately.');
    const { status, text } = await send(due).catch(async (error: Error) => {
      await database.write(fail, [subscription]);
      throw error;
    });
    if (status === 404 || status === 410) {
      await database.write(forget, [subscription, due.endpoint]);
      return;
    }
    if (status === 429 || status >= 500) {
      await database.write(fail, [subscription]);
      throw new Error(`${status} ${text}`);
    }
    await database.write(recover, [subscription]);
    // what is wrong about it stays wrong
    if (status < 200 || status > 299)
      log.warn(
        { notice: due.message.id, host: new URL(due.endpoint).host, status, answer: text },
        'a push message was refused',
      );
  };

  return { work };
}
