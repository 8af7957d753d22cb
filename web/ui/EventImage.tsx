import { graphql, useFragment } from 'react-relay';
import type { EventImage_event$key } from '../__generated__/EventImage_event.graphql.ts';
import { EventPicture } from './EventPicture.tsx';

type EventImageProps = { event: EventImage_event$key; loading?: 'lazy' | 'eager' };

/** The picture of an event, its own or a drawn one. Fills its positioned parent. */
export function EventImage({ event, loading = 'lazy' }: EventImageProps) {
  const { id, image, tags } = useFragment(
    graphql`
      fragment EventImage_event on Event {
        id
        image
        tags
      }
    `,
    event,
  );
  return <EventPicture image={image} seed={id} tags={tags} loading={loading} />;
}
