import { Fragment, type HTMLAttributes } from 'react';
import { boldPartsOf } from '../../api/core/messages/boldText.ts';
import { textBlocksOf } from '../../api/core/messages/textBlocks.ts';
import { textPartsOf } from '../../api/core/messages/textParts.ts';

const Linked = ({ text }: { text: string }) =>
  textPartsOf(text).map(({ text: part, href }, place) =>
    href === undefined ? (
      <Fragment key={place}>{part}</Fragment>
    ) : (
      <a key={place} data-text="break underline" href={href} target="_blank" rel="noopener noreferrer nofollow">
        {part}
      </a>
    ),
  );

const Inline = ({ text }: { text: string }) =>
  boldPartsOf(text).map(({ text: part, bold }, place) =>
    bold ? (
      <strong key={place}>
        <Linked text={part} />
      </strong>
    ) : (
      <Linked key={place} text={part} />
    ),
  );

/** User text with its web addresses as links, with bold text and lists. */
export function FormattedText({ text, ...paragraph }: { text: string } & HTMLAttributes<HTMLElement>) {
  const blocks = textBlocksOf(text);
  if (blocks.every((block) => 'text' in block))
    return (
      <p {...paragraph}>
        <Inline text={text} />
      </p>
    );
  return (
    <div {...paragraph}>
      {blocks.map((block, place) => {
        if ('text' in block)
          return (
            <p key={place} data-text="pre-line">
              <Inline text={block.text} />
            </p>
          );
        const List = block.numbered ? 'ol' : 'ul';
        return (
          <List key={place} data-bullets>
            {block.items.map(({ text: item, number }, n) => (
              <li key={n} data-text="pre-line" value={number}>
                <Inline text={item} />
              </li>
            ))}
          </List>
        );
      })}
    </div>
  );
}
