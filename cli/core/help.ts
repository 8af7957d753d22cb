import { type Argument, type CommandUnknownOpts, Help, type Option } from '@commander-js/extra-typings';
import type { LanguageTag } from '../../api/core/texts/languages.ts';
import { keyOf } from '../../api/core/texts/texts.ts';
import { translationsIn, words } from './language.ts';
import { usage } from './usageTexts.ts';
import { widthOf } from './width.ts';

/** Words of commander, and of `examples`. */
export const helpWords = [
  'Usage:',
  'Arguments:',
  'Options:',
  'Global Options:',
  'Commands:',
  'Examples:',
  'choices:',
  'default:',
  'display help for command',
  'show the help of a command',
];

/** Translates what commander prints as help. */
export function translatorOf(tag: LanguageTag) {
  const texts = translationsIn(tag, 'cli/help');
  const inWords = (english: string) => texts[english] ?? english;
  return { settings: settingsOf(inWords), afterHelp: (text: string) => afterHelp(inWords, text) };
}

function settingsOf(inWords: (english: string) => string): Partial<Help> {
  const plain = new Help();
  /** Commander adds the choices and the default to a description. */
  const withDetails = (description: string, described: string) =>
    inWords(description) +
    described
      .slice(description.length)
      .replace('choices:', inWords('choices:'))
      .replace('default:', inWords('default:'));
  return {
    styleTitle: inWords,
    commandDescription: (command: CommandUnknownOpts) => inWords(plain.commandDescription(command)),
    subcommandDescription: (command: CommandUnknownOpts) => inWords(plain.subcommandDescription(command)),
    optionDescription: (option: Option) => withDetails(option.description, plain.optionDescription(option)),
    argumentDescription: (argument: Argument) => withDetails(argument.description, plain.argumentDescription(argument)),
    displayWidth: widthOf,
    boxWrap: wrap,
  };
}

/** A word with the space before it. Chinese lines may break behind each character, but not before its punctuation. */
const chunks = /\s*(?:[“（《]*\p{Script=Han}[，。：；？！、”）》…]*|[^\s\p{Script=Han}]+)/gu;

/** Wraps a text at a width in terminal columns. */
function wrap(text: string, width: number): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    let current = '';
    for (const chunk of line.match(chunks) ?? []) {
      if (current && widthOf(current + chunk) > width) {
        lines.push(current);
        current = chunk.trimStart();
      } else current += chunk;
    }
    lines.push(current);
  }
  return lines.join('\n');
}

/** What follows the options: the prose of a command, and its examples. */
function afterHelp(inWords: (english: string) => string, text: string): string {
  const [prose = '', ...rest] = text.split('\nExamples:\n');
  const translated = prose.trim() ? prose.replace(prose.trim(), () => inWords(prose.trim())) : prose;
  return [translated, ...rest].join(`\n${inWords('Examples:')}\n`);
}

/** The errors of commander, which knows no other language. */
const usageErrors: readonly [RegExp, keyof typeof usage.texts][] = [
  [/^error: unknown command '(?<command>.*)'$/, 'unknownCommand'],
  [/^error: unknown option '(?<option>.*)'$/, 'unknownOption'],
  [/^\(Did you mean (?<other>[^ ]*)\?\)$/, 'didYouMean'],
  [/^\(Did you mean one of (?<others>.*)\?\)$/, 'didYouMeanOneOf'],
  [/^error: missing required argument '(?<argument>.*)'$/, 'missingArgument'],
  [/^error: option '(?<option>.*)' argument missing$/, 'optionWithoutValue'],
  [/^error: required option '(?<option>.*)' not specified$/, 'missingOption'],
  [/^error: option '(?<option>.*)' cannot be used with option '(?<other>.*)'$/, 'optionConflict'],
  [
    /^error: too many arguments for '(?<command>.*)'. Expected (?<expected>\d+) arguments? but got (?<given>\d+): (?<typed>.*)\.$/,
    'tooManyArguments',
  ],
  [
    /^error: option '(?<option>.*)' argument '(?<value>.*)' is invalid. Allowed choices are (?<choices>.*)\.$/,
    'invalidChoice',
  ],
  [
    /^error: command-argument value '(?<value>.*)' is invalid for argument '(?<argument>.*)'. Allowed choices are (?<choices>.*)\.$/,
    'invalidArgument',
  ],
  [/^See: (?<command>evm.*)$/, 'see'],
];

/** A message of commander in the user's language. */
export async function usageError(text: string): Promise<string> {
  const lines = text.split('\n').map((line) => {
    for (const [pattern, name] of usageErrors) {
      const { groups } = pattern.exec(line) ?? {};
      if (groups) return { key: keyOf(usage.feature, name), values: { ...groups } };
    }
    return line;
  });
  return (await Promise.all(lines.map(words))).join('\n');
}
