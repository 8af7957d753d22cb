import type { ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RegistrationPlotsQuery } from '../../../__generated__/RegistrationPlotsQuery.graphql.ts';
import { formatNumber, t } from '../../../core/i18n.tsx';
import { BarTable } from '../../../ui/plots/BarTable.tsx';
import type { ListedState } from './registrationList.ts';

type RegistrationPlotsProps = { id: string; state: ListedState; attempt: number };

/** Counts of the people in a state by college and by answer, as tables with bars. */
export function RegistrationPlots({ id, state, attempt }: RegistrationPlotsProps) {
  const { event } = useLazyLoadQuery<RegistrationPlotsQuery>(
    graphql`
      query RegistrationPlotsQuery($id: ID!, $state: [SeatState!]) {
        event(id: $id) {
          questions {
            id
            label
          }
          registrationCounts(state: $state) {
            byCollege {
              name
              # the plots'
              # eslint-disable-next-line relay/unused-fields
              count
            }
            byAnswer {
              questionId
              options {
                name
                # eslint-disable-next-line relay/unused-fields
                count
              }
              min
              max
              mean
            }
          }
        }
      }
    `,
    { id, state: [state] },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  const { byCollege = [], byAnswer = [] } = event?.registrationCounts ?? {};
  const labels = new Map(event?.questions.map((question) => [question.id, question.label]));
  const count = t('event.people.people');
  return (
    <div data-stack="spacious" data-columns="14">
      <Plot title={t('event.people.byCollege')}>
        <BarTable
          label={t('event.people.byCollege')}
          rows={byCollege.map(({ name, ...row }) => ({ ...row, name: name || t('event.people.otherColleges') }))}
          heads={{ name: t('event.people.college'), count }}
          tone="green"
        />
      </Plot>
      {byAnswer.map(({ questionId, options, min, max, mean }) => {
        const label = labels.get(questionId) ?? '';
        return (
          <Plot key={questionId} title={label}>
            {options.length > 0 ? (
              <BarTable label={label} rows={options} heads={{ name: t('event.people.answer'), count }} tone="blue" />
            ) : (
              <p data-text="medium numbers">
                {min === null || max === null || mean === null
                  ? t('event.people.noNumbers')
                  : t('event.people.numbers', {
                      min: formatNumber(min),
                      max: formatNumber(max),
                      mean: formatNumber(mean),
                    })}
              </p>
            )}
          </Plot>
        );
      })}
    </div>
  );
}

const Plot = ({ title, children }: { title: string; children: ReactNode }) => (
  <div data-stack="tight">
    <h3 data-text="medium semibold">{title}</h3>
    {children}
  </div>
);
