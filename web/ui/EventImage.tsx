import { graphql, useFragment } from 'react-relay';
import type { EventImage_event$key } from '../__generated__/EventImage_event.graphql.ts';
import { EventPicture, type PictureLook } from './EventPicture.tsx';

type EventImageProps = PictureLook & {
  event: EventImage_event$key;
  /** `large` for a picture outside a list. */
  size?: 'small' | 'large';
};

/** The picture of an event: uploaded or generated. Fills its positioned parent. */
export function EventImage({ event, size = 'small', ...look }: EventImageProps) {
  const { id, image, imageSmall, tags } = useFragment(
    graphql`
      fragment EventImage_event on Event {
        id
        image
        imageSmall
        tags
      }
    `,
    event,
  );
  return <EventPicture image={size === 'small' ? imageSmall : image} seed={id} tags={tags} {...look} />;
}
