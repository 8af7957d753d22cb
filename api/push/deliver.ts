import webPush from 'web-push';
import { bellSource, isInBell, isReadBy } from '../announcements/bell.ts';
import type { Job, Queue, Worker, WorkParts } from '../core/jobs/jobs.ts';
import { Outgoing } from '../core/context/outgoing.ts';
import { statement } from '../core/statements/rows.ts';
import { noticeEventVisible } from '../events/visible.ts';
import { senderOf } from '../mail/server.ts';
import { newsColumns, noticeColumns, readNotice } from '../notices/read.ts';
import { type LanguageTag, languageTags } from '../core/texts/languages.ts';
import { truncate } from '../core/texts/truncate.ts';
import { pushKeys } from './keys.ts';

/** Retries for about two hours. */
const pushQueue: Queue = {
  name: 'push',
  options: { retryLimit: 8, retryDelay: 15, retryBackoff: true, retryDelayMax: 3600 },
  atOnce: 20,
};

/** The data of a job, all uuids: a browser's subscription, and a notice or an announcement. */
type PushJobData = { readonly subscription: string } & (
  | { readonly notice: string; readonly announcement?: undefined }
  | { readonly announcement: string }
);

interface DuePush {
  readonly message: PushPayload;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The remaining seconds until the message is worthless; becomes its TTL. */
  readonly secondsLeft: number;
  readonly isSoon: boolean;
  readonly isResting: boolean;
  readonly systemAddress: string;
}

/** The payload for the service worker (web/worker/pushMessages.ts). */
interface PushPayload {
  readonly id: string;
  /** The same for all messages of one thread, so that a later message replaces an earlier one. */
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  /** The language of the text; undefined if it is not known. */
  readonly lang: LanguageTag | undefined;
  readonly path: string;
}

/** The most characters of title and text. Even with 4-byte characters, the message stays below 3 kB. */
const mostCharacters = { title: 120, text: 300 };

/**
 * The columns of a subscription `b`. `isResting` is the backoff after a failure: as long as the push service has been
 * failing, at least 30 seconds and at most an hour. Other jobs do not wait for a failing service.
 */
const browserColumns = `b.endpoint, b.p256dh, b.auth, s.system_email_address AS "systemAddress",
  coalesce(b.failed_at + least(greatest(b.failed_at - b.failing_since, interval '30 seconds'), interval '1 hour') > now(),
    false) AS "isResting"`;

function readDue(raw: Record<string, unknown>): DuePush {
  const { p256dh, auth, tag, ...row } = raw as unknown as DuePush & { p256dh: string; auth: string; tag: string };
  const { id, title, text, textParts, path } = readNotice(raw);
  const language = textParts[0]?.language;
  const message = {
    id,
    tag,
    title: truncate(title, mostCharacters.title),
    text: truncate(text, mostCharacters.text),
    lang: language ? languageTags[language] : undefined,
    path,
  };
  return { ...row, message, keys: { p256dh, auth } };
}

/** Unread, wanted, younger than six hours, and about an event that has not begun; letters from organizers also later. */
const needsPush = `n.read_at IS NULL AND n.created_at > now() - interval '6 hours'
  AND (n.kind = 'organizer-letter' OR coalesce((n.data->>'date')::timestamptz > now(), true))
  AND evm_wants(n.user_id, n.kind, 'push')`;

/** No row if the notice no longer needs a push. */
const readDueNotice = statement<DuePush>(
  'push-due',
  `SELECT ${noticeColumns}, coalesce(md5(n.thread), replace(n.id::text, '-', '')) AS tag, ${browserColumns},
          greatest(0, extract(epoch FROM least(n.created_at + interval '6 hours',
            CASE WHEN n.kind <> 'organizer-letter' THEN (n.data->>'date')::timestamptz END) - now()))::int AS "secondsLeft",
          coalesce((n.data->>'date')::timestamptz < now() + interval '1 day', false) AS "isSoon"
     FROM notices n JOIN push_subscriptions b ON b.id = $2 AND b.user_id = n.user_id CROSS JOIN system_settings s
    WHERE n.id = $1 AND ${needsPush} AND ${noticeEventVisible}`,
  readDue,
);

/** The same for an announcement, if it is unread under the person's bell. */
const readDueAnnouncement = statement<DuePush>(
  'push-news-due',
  `SELECT ${newsColumns('b.user_id')}, replace(a.id::text, '-', '') AS tag, ${browserColumns}, true AS "isSoon",
          greatest(0, extract(epoch FROM least(a.told_at + interval '6 hours', a.ends_at) - now()))::int AS "secondsLeft"
     FROM push_subscriptions b CROSS JOIN system_settings s CROSS JOIN (${bellSource})
    WHERE a.id = $1 AND b.id = $2 AND ${isInBell('b.user_id')} AND NOT ${isReadBy('b.user_id')}
      AND a.priority = 'high' AND a.told_at > now() - interval '6 hours' AND evm_wants(b.user_id, 'announcement', 'push')`,
  readDue,
);

const markRecovered = statement(
  'push-recover',
  'UPDATE push_subscriptions SET failing_since = NULL, failed_at = NULL WHERE id = $1 AND failing_since IS NOT NULL',
);

const markFailed = statement(
  'push-fail',
  'UPDATE push_subscriptions SET failing_since = coalesce(failing_since, now()), failed_at = now() WHERE id = $1',
);

/** Compares the endpoint, because the browser may have subscribed again with another one. */
const deleteSubscription = statement('push-forget', 'DELETE FROM push_subscriptions WHERE id = $1 AND endpoint = $2');

export const deliverPush: Job<never> = { queue: pushQueue, start: deliver };

function deliver({ config, database, address: base, log }: WorkParts): Worker<PushJobData> {
  const keys = pushKeys(config.secret);
  const outgoing = new Outgoing(config.privateTargets);

  const send = ({ endpoint, keys: browserKeys, message, secondsLeft, isSoon, systemAddress }: DuePush) => {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: browserKeys }, JSON.stringify(message), {
      vapidDetails: { ...keys, subject: `mailto:${senderOf(systemAddress, base)}` },
      TTL: secondsLeft,
      urgency: isSoon ? 'high' : 'normal',
      topic: message.tag,
    });
    return outgoing.post(endpoint, { headers, body });
  };

  const work = async ({ subscription, ...content }: PushJobData): Promise<void> => {
    const due =
      content.announcement === undefined
        ? (await database.write(readDueNotice, [content.notice, subscription]))[0]
        : (await database.write(readDueAnnouncement, [content.announcement, subscription]))[0];
    if (!due) return;
    if (due.isResting) throw new Error('Its push service has not answered lately.');
    const { status, text } = await send(due).catch(async (error: Error) => {
      await database.write(markFailed, [subscription]);
      throw error;
    });
    if (status === 404 || status === 410) {
      await database.write(deleteSubscription, [subscription, due.endpoint]);
      return;
    }
    if (status === 429 || status >= 500) {
      await database.write(markFailed, [subscription]);
      throw new Error(`${status} ${text}`);
    }
    await database.write(markRecovered, [subscription]);
    // no retry: the same message would be refused again
    if (status < 200 || status > 299)
      log.warn(
        { notice: due.message.id, host: new URL(due.endpoint).host, status, answer: text },
        'a push message was refused',
      );
  };

  return { work };
}
