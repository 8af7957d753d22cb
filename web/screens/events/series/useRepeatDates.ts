import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useRepeatDatesQuery } from '../../../__generated__/useRepeatDatesQuery.graphql.ts';

type Rule = Omit<useRepeatDatesQuery['variables'], 'id'>;
type Preview = { dates: readonly string[] | undefined; error: unknown };

const emptyPreview: Preview = { dates: undefined, error: undefined };
/** How long after the last keystroke the request is sent, in ms. */
const debounceDelay = 250;

/**
 * The dates of an event if it were repeated by this rule. The last dates stay until new ones arrive. No dates without a
 * rule.
 */
export function useRepeatDates(id: string, rule: Rule | undefined): Preview {
  const environment = useRelayEnvironment();
  const ruleJson = rule && JSON.stringify(rule);
  const [preview, setPreview] = useState(emptyPreview);

  useEffect(() => {
    if (!ruleJson) return undefined;
    let isCancelled = false;
    const showPreview = (next: Preview) => isCancelled || setPreview(next);
    const timer = setTimeout(() => {
      fetchQuery<useRepeatDatesQuery>(
        environment,
        graphql`
          query useRepeatDatesQuery(
            $id: ID!
            $every: RepeatEvery!
            $interval: Int!
            $weekdays: [Weekday!]!
            $until: DateTime
            $times: Int
          ) {
            event(id: $id) {
              repeatDates(every: $every, interval: $interval, weekdays: $weekdays, until: $until, times: $times)
            }
          }
        `,
        { id, ...(JSON.parse(ruleJson) as Rule) },
      )
        .toPromise()
        .then(
          (data) => showPreview({ dates: data?.event?.repeatDates, error: undefined }),
          (error: unknown) => showPreview({ dates: undefined, error }),
        );
    }, debounceDelay);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [environment, id, ruleJson]);

  return ruleJson ? preview : emptyPreview;
}
