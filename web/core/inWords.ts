import { englishTexts, type Sentence, type Value } from '../../api/core/texts/texts.ts';
import { addTexts, formatDateTimeRange, type MessageId, t } from './i18n.tsx';

let known = 0;

// their translations load together with this file
addTexts({}, 'problems');

/** The sentence of a validator in the viewer's language. Texts of the server are formatted already. */
export function inWords(sentence: Sentence | string): string;
export function inWords(sentence: Sentence | string | undefined): string | undefined;
export function inWords(sentence: Sentence | string | undefined): string | undefined {
  if (typeof sentence !== 'object') return sentence;
  // validators bring their texts along when their code loads
  const texts = Object.keys(englishTexts).length;
  if (texts !== known) addTexts(englishTexts);
  known = texts;
  const values = Object.entries(sentence.values).map(([name, value]) => [name, valueInWords(value)] as const);
  return t(sentence.key as MessageId, Object.fromEntries(values));
}

function valueInWords(value: Value): string | number {
  if (typeof value !== 'object') return value;
  if ('text' in value) return value.text;
  return 'key' in value ? inWords(value) : formatDateTimeRange(value.from, value.to, value.zone || undefined);
}
