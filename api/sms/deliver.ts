import { codeMinutes } from '../accounts/phoneCode.ts';
import { inWords } from '../core/texts/inWords.ts';
import { inLanguageOf } from '../core/texts/language.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { toId } from '../core/ids/ids.ts';
import type { Job, Queue, Worker, WorkParts } from '../core/jobs/jobs.ts';
import { productName } from '../core/messages/message.ts';
import { Outgoing } from '../core/context/outgoing.ts';
import { statement } from '../core/statements/rows.ts';
import { unseal } from '../core/context/seal.ts';
import { daysFrom, serverZone, todayIn } from '../core/context/time.ts';
import { noticeEventVisible } from '../events/visible.ts';
import { noticeColumns, readNotice } from '../notices/read.ts';
import { truncate } from '../core/texts/truncate.ts';
import { sendText, type TextMessage } from './gateway.ts';
import { sentence } from './texts.ts';

/** Retries for about an hour. */
const smsQueue: Queue = {
  name: 'sms',
  options: { retryLimit: 7, retryDelay: 15, retryBackoff: true, retryDelayMax: 1800 },
  atOnce: 10,
};

/** Short delays between retries, because a code expires soon. */
const codeQueue: Queue = {
  name: 'phone-code',
  options: { retryLimit: 6, retryDelay: 5, retryBackoff: true, retryDelayMax: 120, deleteAfterSeconds: 3600 },
};

interface GatewaySettings {
  readonly address: string;
  readonly template: string;
  readonly token: string | null;
  readonly timeZone: string;
}

const readGateway = statement<GatewaySettings>(
  'sms-gateway',
  `SELECT sms_address AS address, sms_template AS template, sms_token AS token, time_zone AS "timeZone" FROM system_settings`,
);

/** The most characters of a text message, without the link. */
const mostCharacters = 240;

interface DueSms {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/**
 * Unread, wanted, younger than two hours, and about an event that has not begun. Except for reminders, the new or the former
 * date of the event must also be within the day from `$2` to `$3`.
 */
const needsText = `n.read_at IS NULL AND n.created_at > now() - interval '2 hours'
  AND coalesce((n.data->>'date')::timestamptz > now(), true)
  AND (n.kind = 'reminder'
    OR tstzrange($2, $3) @> (n.data->>'date')::timestamptz
    OR tstzrange($2, $3) @> (n.data->'was'->>'date')::timestamptz)
  AND evm_wants(n.user_id, n.kind, 'sms')`;

/** No row if the notice no longer needs a text message, or if the person or number has reached the daily limit. */
const claimSms = statement<DueSms>(
  'sms-claim',
  `WITH due AS MATERIALIZED (
     SELECT ${noticeColumns}, n.user_id, u.phone AS "to"
       FROM notices n JOIN users u ON u.id = n.user_id CROSS JOIN system_settings s
      WHERE n.id = $1 AND u.phone = u.verified_phone AND ${needsText} AND ${noticeEventVisible})
   SELECT * FROM due WHERE evm_claim_sms(id, user_id, $2)`,
  (raw) => ({ ...readNotice(raw), to: raw.to as string }),
);

export const deliverSms: Job<never> = { queue: smsQueue, start: deliver };

function deliver(parts: WorkParts): Worker<{ notice: string }> {
  const { database, address: base } = parts;
  const send = sender(parts);
  const work = async ({ notice }: { notice: string }): Promise<void> => {
    const [gateway] = (await database.write(readGateway)) as [GatewaySettings];
    if (!gateway.address) return;
    const zone = gateway.timeZone || serverZone();
    const { edges } = daysFrom(todayIn(zone), 1, zone);
    const [due] = (await database.write(claimSms, [notice, ...edges])) as [DueSms?];
    if (!due) return;
    const { to, title, text, path } = due;
    const shortened = truncate([title, text].filter(Boolean).join(': '), mostCharacters);
    const id = toId('notice', notice);
    await send(gateway, { id, to, text: `${shortened} ${base}${path}` });
  };
  return { work };
}

const readCode = statement<{ to: string; code: string; language: LanguageName }>(
  'phone-code',
  `SELECT c.phone AS "to", c.code, u.language FROM phone_codes c JOIN users u ON u.id = c.user_id AND u.phone = c.phone
    WHERE c.id = $1 AND c.expires_at > now()`,
);

/** Sends the code that verifies a phone number. */
export const deliverCode: Job<never> = {
  queue: codeQueue,
  start: (parts) => {
    const send = sender(parts);
    const work = async ({ id }: { id: string }): Promise<void> => {
      const { config, database } = parts;
      const [gateway] = (await database.write(readGateway)) as [GatewaySettings];
      const [due] = await database.write(readCode, [id]);
      const code = due && unseal(config.secret, due.code);
      if (!gateway.address || !code) return;
      const text = sentence('code', { code, product: productName, minutes: codeMinutes });
      await send(gateway, { id, to: due.to, text: inLanguageOf(due, () => inWords(text)) });
    };
    return { work };
  },
};

/** Sends messages to the gateway. Throws if a retry may help: no answer, 429 or 5xx. */
function sender({ config, log }: WorkParts) {
  const outgoing = new Outgoing(config.privateTargets);
  return async (gateway: GatewaySettings, message: TextMessage): Promise<void> => {
    const token = gateway.token ? (unseal(config.secret, gateway.token) ?? '') : '';
    const { status, text: answer } = await sendText(outgoing, { ...gateway, token }, message);
    if (status === 429 || status >= 500) throw new Error(`${status} ${answer}`);
    // no retry: the same message would be refused again
    if (status < 200 || status > 299) log.warn({ message: message.id, status, answer }, 'a text message was refused');
  };
}
