import type { Icon } from '@primer/octicons-react';
import { fold, foldedWords } from '../../core/fold.ts';

export type Place = {
  /** Its address, or the name of a dialog. */
  to: string;
  text: string;
  /** The language of `text`, and of `aside`, if it is not that of the page. */
  lang?: string;
  asideLang?: string | undefined;
  /** Its screen, or its event. */
  aside?: string;
  /** More words that find it. */
  hint?: string;
  Icon?: Icon | undefined;
  /** Shown only if it is searched for. */
  isPart?: boolean;
};

const maxPlaces = 7;

/** The places with all typed words: first those that begin with them, then those that have them in their name. */
export function findPlaces(places: readonly Place[], typed: string): readonly Place[] {
  const words = foldedWords(typed);
  if (words.length === 0) return places.filter(({ isPart }) => !isPart);
  const rankOf = ({ text, aside = '', hint = '' }: Place) => {
    const name = fold(text);
    if (name.startsWith(words.join(' '))) return 0;
    if (words.every((word) => name.includes(word))) return 1;
    const all = fold(`${text} ${aside} ${hint}`);
    return words.every((word) => all.includes(word)) ? 2 : undefined;
  };
  return places
    .flatMap((place) => {
      const rank = rankOf(place);
      return rank === undefined ? [] : [{ place, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, maxPlaces)
    .map(({ place }) => place);
}
