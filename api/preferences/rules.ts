import { type Context, requireViewer } from '../core/context/context.ts';
import { refuseInvalid } from '../core/refusals/errors.ts';
import { toUuid } from '../core/ids/ids.ts';
import { topicNames, topicOf, type DeliveryChannel, availableChannels } from '../core/messages/message.ts';
import { asJson } from '../core/statements/json.ts';
import { statement } from '../core/statements/rows.ts';
import type { Sentence } from '../core/texts/texts.ts';
import type { MessagePreference, UpdateMessagePreferencesInput } from './inputs.ts';
import { sentence } from './texts.ts';
import { validatePreferences } from './validate.ts';

type Choices = UpdateMessagePreferencesInput['preferences'];

interface StoredChoices extends Readonly<Record<DeliveryChannel, boolean>> {
  /** Keyed by topic and channel. */
  readonly choices: Readonly<Record<string, boolean>> | null;
}

const readChoices = statement<StoredChoices>(
  'message-preferences',
  `SELECT u.notify_email AS email, u.notify_push AS push, u.notify_sms AS sms,
          (SELECT jsonb_object_agg(topic || ' ' || way, wanted) FROM message_choices WHERE user_id = u.id) AS choices
     FROM users u WHERE u.id = $1`,
);

/** Stores only deviations from the default. */
const writeChoices = statement(
  'message-preferences-choose',
  `WITH given AS (
     SELECT * FROM jsonb_to_recordset($2) AS g(topic text, way text, wanted boolean, usual boolean)
   ), usual AS (
     DELETE FROM message_choices c USING given g
      WHERE c.user_id = $1 AND c.topic = g.topic AND c.way = g.way AND g.wanted = g.usual
   )
   INSERT INTO message_choices AS c (user_id, topic, way, wanted)
   SELECT u.id, g.topic, g.way, g.wanted FROM given g JOIN users u ON u.id = $1 WHERE g.wanted <> g.usual ORDER BY g.topic, g.way
   ON CONFLICT (user_id, topic, way) DO UPDATE SET wanted = excluded.wanted WHERE c.wanted <> excluded.wanted`,
);

/** The viewer's choice for each topic and each currently available channel. */
export async function messagePreferences(ctx: Context): Promise<MessagePreference[]> {
  const [stored] = await ctx.rows(readChoices, [toUuid('user', requireViewer(ctx).id)]);
  const channels = await availableChannels(ctx);
  return topicNames().flatMap((topic) =>
    channels.map((way): MessagePreference => {
      const { ways, isOff = false } = topicOf(topic)!;
      const viewerCanChoose = ways.includes(way);
      const wanted = viewerCanChoose && (stored!.choices?.[`${topic} ${way}`] ?? !isOff);
      return { topic, way, wanted, viewerCanChoose, isWayOn: stored![way] };
    }),
  );
}

/** Saves choices; does nothing if the user does not exist. */
export const saveChoices = (work: Pick<Context, 'write'>, userUuid: string, choices: Choices) =>
  work.write(writeChoices, [userUuid, asJson(choices.map((each) => ({ ...each, usual: usualChoice(each) })))]);

/** The default; null if messages of the topic never come by this channel. Links may name former topics. */
function usualChoice({ topic, way }: Choices[number]): boolean | null {
  const known = topicOf(topic);
  return known?.ways.includes(way) ? !known.isOff : null;
}

/** The problem with choices, if any: size, shape, and topics with a channel that they do not have. */
export function choicesProblem(preferences: Choices): Sentence | undefined {
  const { preferences: problem } = validatePreferences({ preferences });
  if (problem) return problem;
  const wrong = preferences.find(
    ({ topic, way, wanted }) => !topicNames().includes(topic) || (wanted && !topicOf(topic)!.ways.includes(way)),
  );
  if (!wrong) return undefined;
  return topicNames().includes(wrong.topic)
    ? sentence('otherWay', { topic: wrong.topic, way: wrong.way })
    : sentence('unknownTopic', { topics: topicNames().join(', ') });
}

/** Clients send back unavailable channels as they read them, with `wanted: false`: these are not stored. */
export const storableChoices = (preferences: Choices): Choices =>
  preferences.filter(({ topic, way }) => topicOf(topic)!.ways.includes(way));

/** Saves choices of the viewer; they apply to every message sent from then on, including queued ones. */
export async function updateMessagePreferences(
  ctx: Context,
  input: UpdateMessagePreferencesInput,
): Promise<MessagePreference[]> {
  const viewer = requireViewer(ctx);
  const problem = choicesProblem(input.preferences);
  refuseInvalid({ ...(problem && { preferences: problem }) });
  await saveChoices(ctx, toUuid('user', viewer.id)!, storableChoices(input.preferences));
  return messagePreferences(ctx);
}
