import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useRepeatDatesQuery } from '../../__generated__/useRepeatDatesQuery.graphql.ts';

type Rule = Omit<useRepeatDatesQuery['variables'], 'id'>;
type Preview = { dates: readonly string[] | undefined; error: unknown };

const none: Preview = { dates: undefined, error: undefined };
/** How long after the last keystroke the request is sent, in ms. */
const pause = 250;

/**
 * The dates of an event if it were repeated by this rule. The last dates stay until new ones arrive. No dates without a
 * rule.
 */
export function useRepeatDates(id: string, rule: Rule | undefined): Preview {
  const environment = useRelayEnvironment();
  const asked = rule && JSON.stringify(rule);
  const [preview, setPreview] = useState(none);

  useEffect(() => {
    if (!asked) return undefined;
    let isOver = false;
    const answer = (next: Preview) => isOver || setPreview(next);
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
        { id, ...(JSON.parse(asked) as Rule) },
      )
        .toPromise()
        .then(
          (data) => answer({ dates: data?.event?.repeatDates, error: undefined }),
          (error: unknown) => answer({ dates: undefined, error }),
        );
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [environment, id, asked]);

  return asked ? preview : none;
}
