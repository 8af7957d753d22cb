import { crc32 } from 'node:zlib';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Page } from '@playwright/test';
import type { LanguageTag } from '../../api/core/texts/languages.ts';
import { englishCatalogues, translatedCatalogues } from '../../tools/texts.ts';
import { tags } from '../../tools/vite-languages.ts';

/** One language for each run, drawn by the seed; all of them in thorough runs. */
export function drawnLanguages({ EVM_SEED: seed, EVM_THOROUGH } = process.env): LanguageTag[] {
  const all = tags() as LanguageTag[];
  return seed && EVM_THOROUGH !== '1' ? [all[crc32(seed) % all.length]!] : all;
}

/** A text of a catalogue, such as `web/accounts`, in a language. */
export const textIn = (tag: string, catalogue: string, id: string): string =>
  translatedCatalogues(tag).get(catalogue)![id]!;

/** A message as a regular expression that matches what it may become. */
function patternOf(message: readonly MessageFormatElement[]): string {
  return message
    .map((each) => {
      switch (each.type) {
        case TYPE.literal:
          return each.value.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`);
        case TYPE.pound:
        case TYPE.number:
          return String.raw`[\d.,\s]+`;
        case TYPE.plural:
        case TYPE.select:
          return `(?:${Object.values(each.options)
            .map(({ value }) => patternOf(value))
            .join('|')})`;
        case TYPE.tag:
          return patternOf(each.children);
        default:
          return '.+';
      }
    })
    .join('');
}

const literalsOf = (message: readonly MessageFormatElement[]): string =>
  message.map((each) => (each.type === TYPE.literal ? each.value : ' ')).join('');

/** The English messages that differ from their translation and have two words, so that no name is taken for one. */
export async function englishPatterns(tag: string): Promise<string[]> {
  const translated = translatedCatalogues(tag);
  return [...(await englishCatalogues())].flatMap(([name, texts]) =>
    Object.entries(texts).flatMap(([id, text]) => {
      const message = parse(text);
      const isTelling = /[a-z]{3,} [a-z]{2,}/i.test(literalsOf(message));
      return isTelling && translated.get(name)?.[id] !== text ? [patternOf(message)] : [];
    }),
  );
}

/** The texts of the client in a language that have no parameters: labels, headings and buttons. */
export const labelsIn = (tag: string): string[] =>
  [...translatedCatalogues(tag)].flatMap(([name, texts]) =>
    name.startsWith('web/') ? Object.values(texts).filter((text) => !text.includes('{')) : [],
  );

/** The problems of the texts on a page: English ones, cut ones, and a page that is wider than its window. */
export const textProblems = (page: Page, english: readonly string[], labels: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ([patterns, whole]) => {
      const isEnglish = new RegExp(`^(?:${patterns.join('|')})$`);
      const known = new Set(whole);
      const problems: string[] = [];
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode.nodeValue!.trim();
        const element = walker.currentNode.parentElement!;
        if (text === '' || element.closest('script, style, noscript, [translate=no], :not(html)[lang=en]')) continue;
        if (isEnglish.test(text)) problems.push(`English: ${text}`);
        if (!known.has(text) || !isShown(element)) continue;
        const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
        // what only screen readers read is clipped
        const isCut = element.scrollWidth > element.clientWidth + 1 && clipPath === 'none';
        if (isCut && (overflowX !== 'visible' || textOverflow === 'ellipsis')) problems.push(`cut: ${text}`);
      }
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        for (const element of document.querySelectorAll(`[${name}]`)) {
          const text = element.getAttribute(name)!.trim();
          if (isEnglish.test(text)) problems.push(`English ${name}: ${text}`);
        }
      const pen = document.createElement('canvas').getContext('2d')!;
      for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        pen.font = font;
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const lacks = pen.measureText(field.placeholder).width - room;
        if (isShown(field) && lacks > 1) problems.push(`cut placeholder: ${field.placeholder}, ${Math.ceil(lacks)} px`);
      }
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) problems.push(`${scrollWidth} px wide in ${clientWidth} px`);
      return [...new Set(problems)];
    },
    [english, labels] as const,
  );
