import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isDay } from '../context/time.ts';
import { inWords } from '../texts/inWords.ts';
import { sentence } from '../texts/refusalTexts.ts';

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A point in time: RFC 3339 with a zone in requests, stored and returned in UTC. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'A point in time in ISO 8601 (RFC 3339) with its zone, returned in UTC: `2026-11-21T18:30:00.000Z`.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
  serialize: (value) => (value as Date).toISOString(),
  parseValue: parse,
  parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
});

function parse(value: unknown): Date {
  const isInstant = typeof value === 'string' && instant.test(value) && isDay(value.slice(0, 10));
  const date = isInstant ? new Date(value) : undefined;
  if (!date || Number.isNaN(date.getTime()))
    throw new GraphQLError(inWords(sentence('malformedMoment')), {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return date;
}
