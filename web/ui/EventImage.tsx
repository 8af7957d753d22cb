import { graphql, useFragment } from 'react-relay';
import type { EventImage_event$key } from '../__generated__/EventImage_event.graphql.ts';
import { EventPicture, type PictureLook } from './EventPicture.tsx';

type EventImageProps = PictureLook & { event: EventImage_event$key };

/** The picture of an event: uploaded or generated. Fills its positioned parent. */
export function EventImage({ event, ...look }: EventImageProps) {
  const { id, imageSmall, tags } = useFragment(
    graphql`
      fragment EventImage_event on Event {
        id
        imageSmall
        tags
      }
    `,
    event,
  );
  return <EventPicture image={imageSmall} seed={id} tags={tags} {...look} />;
}
