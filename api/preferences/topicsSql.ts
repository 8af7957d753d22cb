import type { Feature } from '../core/feature.ts';

/** Generates a SQL function from the features' messages and topics, so that SQL needs no copy of them. */
export function topicsSql(features: readonly Feature[]): string {
  const kinds = features.flatMap(({ messages = {} }) =>
    Object.entries(messages).map(([kind, { topic }]) => [kind, topic] as const),
  );
  const defaults = features.flatMap(({ topics = {} }) =>
    Object.entries(topics).map(
      ([name, { ways, isOff = false }]) => [name, Object.fromEntries(ways.map((way) => [way, !isOff]))] as const,
    ),
  );
  return `-- Whether a user wants messages of a kind on a channel ('email', 'push' or 'sms'). The channel's switch overrides the
-- choices per topic. Safety mail is always wanted. plpgsql, because it caches the plan and every message calls this
-- function. "about" is the topic of the kind, "usual" the default; null if messages of the topic never come by this channel.
CREATE OR REPLACE FUNCTION evm_wants(recipient uuid, kind text, way text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  about text := ${json(kinds)}->>kind;
  usual boolean := ${json(defaults)}->about->>way;
BEGIN
  RETURN EXISTS (SELECT FROM users u WHERE u.id = recipient AND CASE
    WHEN about = 'safety' AND way = 'email' THEN true
    WHEN NOT (CASE way WHEN 'email' THEN u.notify_email WHEN 'push' THEN u.notify_push WHEN 'sms' THEN u.notify_sms END) THEN false
    WHEN about = 'safety' THEN way = 'push'
    WHEN usual IS NULL THEN false
    ELSE coalesce((SELECT c.wanted FROM message_choices c
      WHERE c.user_id = recipient AND c.topic = about AND c.way = evm_wants.way), usual) END);
END $$;
`;
}

const json = (entries: readonly (readonly [string, unknown])[]): string =>
  `'${JSON.stringify(Object.fromEntries(entries))}'::jsonb`;
