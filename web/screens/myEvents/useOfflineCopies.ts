import { useEffect } from 'react';
import { graphql, readInlineData } from 'react-relay';
import type { useOfflineCopies_event$key } from '../../__generated__/useOfflineCopies_event.graphql.ts';
import type { CopyStamp } from '../../core/offlineCopies.ts';

/** Renews the offline copies of the viewer's next events. Does nothing if no event has changed. */
export function useOfflineCopies(totalCount: number, events: readonly useOfflineCopies_event$key[]): void {
  const stamps = JSON.stringify(events.map(stampOf));
  useEffect(() => {
    import('../../core/offlineCopies.ts')
      .then(({ renewCopies }) => renewCopies(totalCount, JSON.parse(stamps) as CopyStamp[]))
      .catch(() => {});
  }, [totalCount, stamps]);
}

function stampOf(event: useOfflineCopies_event$key): CopyStamp {
  const { id, version, approval } = readInlineData(
    graphql`
      fragment useOfflineCopies_event on Event @inline {
        id
        version
        approval
      }
    `,
    event,
  );
  return { id, version, approval };
}
