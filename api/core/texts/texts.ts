// Texts for people, in the language of ICU messages. Catalogues lie beside each feature: problemTexts.ts for its validators,
// which forms and commands share, and texts.ts for its refusals and messages.

import type { LanguageName } from './languages.ts';

/**
 * A text for people: an entry of a catalogue and the values of its parameters. It becomes English, or another language, where
 * it leaves the process.
 */
export interface Sentence {
  /** Feature and entry, such as `events:tagTooLong`. */
  readonly key: string;
  readonly values: Readonly<Record<string, Value>>;
}

export type Value = string | number | Sentence | Period | Written;

/** A text of a person, such as a title, with its language; null if that is not known. */
export interface Written {
  readonly text: string;
  readonly language: LanguageName | null;
}

/** A moment, or the time between two moments. Its text names the time zone; an empty one is that of the server. */
export interface Period {
  readonly from: string | Date;
  readonly to?: string | Date | null;
  readonly zone: string;
}

/** English texts by key. In the web client they are parsed already. */
export const englishTexts: Record<string, string> = {};

/** Differs from the keys of the web client's own texts, such as `events.title`. */
export const keyOf = (feature: string, name: string): string => `${feature}:${name}`;

/** Adds a catalogue, and returns the function that makes its sentences. */
export function catalogue<const Texts extends Readonly<Record<string, string>>>(feature: string, texts: Texts) {
  for (const [name, text] of Object.entries(texts)) englishTexts[keyOf(feature, name)] = text;
  const sentence = <Name extends keyof Texts & string>(name: Name, ...[values]: Arguments<Texts[Name]>): Sentence => ({
    key: keyOf(feature, name),
    values: values ?? {},
  });
  return Object.assign(sentence, { feature, texts });
}

type Arguments<Text extends string> = keyof ParametersOf<Text> extends never ? [] : [values: ParametersOf<Text>];

/** The parameters of an ICU message. `{n, plural, one {# day} other {# days}} in {place}` has the number `n`, and `place`. */
export type ParametersOf<Text extends string> = {
  readonly [Each in Placeholder<Text> as NameOf<Each>]: ValueOf<KindOf<Each>>;
};

type ValueOf<Kind> = Kind extends 'number' | 'plural' | 'selectordinal'
  ? number
  : Kind extends 'select'
    ? string
    : Value;

/** The placeholders: what is between their brackets, up to the first branch. Branches must not contain branches. */
type Placeholder<Text extends string> = Text extends `${string}{${infer Rest}`
  ? Rest extends `${infer Inside}}${infer After}`
    ? Inside extends `${infer Head}{${string}`
      ? Head | (Rest extends `${string}{${infer Branch}` ? InBranch<Branch> : never)
      : Inside | Placeholder<After>
    : never
  : never;

/** After the opening bracket of a branch, or after a placeholder in it. */
type InBranch<Text extends string> = Text extends `${infer Branch}}${infer After}`
  ? Branch extends `${string}{${infer Inside}`
    ? Inside | InBranch<After>
    : AfterBranch<After>
  : never;

/** The next branch, or the end of the placeholder. */
type AfterBranch<Text extends string> = Text extends `${infer Gap}}${infer After}`
  ? Gap extends `${string}{${string}`
    ? Text extends `${string}{${infer Branch}`
      ? InBranch<Branch>
      : never
    : Placeholder<After>
  : never;

type NameOf<Inside extends string> = Inside extends `${infer Name},${string}` ? Trim<Name> : Trim<Inside>;
type KindOf<Inside extends string> = Inside extends `${string},${infer Kind}`
  ? Trim<Kind extends `${infer First},${string}` ? First : Kind>
  : 'text';
type Trim<Text extends string> = Text extends ` ${infer Rest}`
  ? Trim<Rest>
  : Text extends `${infer Rest} `
    ? Trim<Rest>
    : Text;
