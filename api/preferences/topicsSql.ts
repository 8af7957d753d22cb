import type { Feature } from '../core/feature.ts';

/** Generates SQL functions from the features' messages and topics, so that SQL needs no copy of them. */
export function topicsSql(features: readonly Feature[]): string {
  const kinds = features.flatMap(({ messages = {} }) =>
    Object.entries(messages).map(([kind, { topic }]) => [kind, topic] as const),
  );
  const defaults = features.flatMap(({ topics = {} }) =>
    Object.entries(topics).map(
      ([name, { ways, isOff = false }]) => [name, Object.fromEntries(ways.map((way) => [way, !isOff]))] as const,
    ),
  );
  return `-- The topic of a kind of message; 'safety' where it concerns the safety of an account
CREATE OR REPLACE FUNCTION evm_topic(kind text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ${json(kinds)}->>kind
$$;

-- Whether messages of a topic come by a way to whoever has chosen nothing; null where they never do
CREATE OR REPLACE FUNCTION evm_topic_default(topic text, way text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (${json(defaults)}->topic->>way)::boolean
$$;
`;
}

const json = (entries: readonly (readonly [string, unknown])[]): string =>
  `'${JSON.stringify(Object.fromEntries(entries))}'::jsonb`;
