import { textPartsOf } from '../core/messages/textParts.ts';
import { inWords } from '../core/texts/inWords.ts';
import { sentence } from './texts.ts';

/** Mail addresses, addresses of other programs, and web addresses as people type them: `meet.example.org/abc`, `www.example.org`. */
const typed =
  /\b(?:[a-z][a-z\d+.-]{1,20}:\/\/|mailto:|tel:|www\.)\S+|[^\s@<>()]{1,64}@[^\s@<>()]{1,255}\.[\p{L}\d-]{2,24}|(?<![\p{L}\d.-])(?:[\p{L}\d-]{1,63}\.){1,8}\p{L}{2,24}(?::\d{1,5})?\/\S+/giu;

/** A text for everybody: links to online rooms and contact addresses are for people who have signed in. */
export function withoutAddresses(text: string): string {
  const removed = inWords(sentence('afterSignIn'));
  return textPartsOf(text)
    .map((part) => (part.href ? removed : part.text.replaceAll(typed, removed)))
    .join('');
}
