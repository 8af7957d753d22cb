import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { saveSeriesMutation } from '../../../__generated__/saveSeriesMutation.graphql.ts';
import { ServerError } from '../../../core/errors.ts';
import { formatDate, formatList, t, type MessageId } from '../../../core/i18n.tsx';
import type { MutationOptions } from '../../../core/mutation.ts';
import { commit } from '../form/commit.ts';
import '../form/formPartsTexts.ts';
import '../form/formTexts.ts';
import './seriesTexts.ts';

type Input = saveSeriesMutation['variables']['input'];

const mutation = graphql`
  mutation saveSeriesMutation($input: UpdateSeriesInput!) {
    updateSeries(input: $input) {
      eventIds
      kept {
        eventId
        fields
      }
      event {
        id
        date
        series(first: 52) {
          edges {
            node {
              id
              date
            }
          }
        }
      }
    }
  }
`;

/**
 * Saves an event and others of its series. Resolves to a message, which names the fields that were kept because
 * they had been changed in one event alone. Throws VALIDATION_FAILED if questions were changed.
 */
export async function saveSeries(
  environment: Environment,
  input: Input & { questions?: unknown },
  options: MutationOptions,
): Promise<string> {
  if (input.questions) throw new ServerError(t('series.edit.questions'), 'VALIDATION_FAILED');
  const { updateSeries } = await commit<saveSeriesMutation>(
    environment,
    mutation,
    { input },
    { all: true, ...options },
  );
  const { eventIds, kept, event } = updateSeries;
  const count = eventIds.length;
  if (kept.length === 0) return t('series.updated', { count });
  const dates = new Map(event.series?.edges.map(({ node }) => [node.id, node.date]));
  const words = kept.map(({ eventId, fields }) =>
    t('series.keptOne', {
      date: formatDate(dates.get(eventId) ?? event.date),
      fields: formatList(fields.map((name) => t(`events.form.${name}` as MessageId))),
    }),
  );
  return t('series.kept', { count, kept: formatList(words) });
}
