import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EventPeople_event$key } from '../../../__generated__/EventPeople_event.graphql.ts';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { RegistrationsPanel } from '../people/RegistrationsPanel.tsx';

const HelpersPanel = lazyWithRetry(async () => (await import('../helpers/HelpersPanel.tsx')).HelpersPanel);

type EventPeopleProps = {
  event: EventPeople_event$key;
  /** A counter that changes if seats may have changed. */
  seatsVersion: number;
};

/** The people at an event, and for those who run it, the helpers. */
export function EventPeople({ event, seatsVersion }: EventPeopleProps) {
  const data = useFragment(
    graphql`
      fragment EventPeople_event on Event {
        id
        viewerCanEdit
        ...RegistrationsPanel_event
      }
    `,
    event,
  );
  return (
    <>
      <RegistrationsPanel event={data} seatsVersion={seatsVersion} />
      {data.viewerCanEdit && (
        <Suspense fallback={<Bone height="20rem" />}>
          <HelpersPanel id={data.id} />
        </Suspense>
      )}
    </>
  );
}
