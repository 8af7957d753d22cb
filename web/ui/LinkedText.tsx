import { Fragment } from 'react';
import { textPartsOf } from '../../api/core/messages/textParts.ts';

/** User text with its web addresses as links. */
export const LinkedText = ({ text }: { text: string }) =>
  textPartsOf(text).map(({ text: part, href }, place) =>
    href === undefined ? (
      <Fragment key={place}>{part}</Fragment>
    ) : (
      <a key={place} data-text="break underline" href={href} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ),
  );
