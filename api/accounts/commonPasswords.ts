import { createRequire } from 'node:module';
import type * as languageCommon from '@zxcvbn-ts/language-common';
import type { Sentence } from '../core/texts/texts.ts';
import { sentence } from './texts.ts';
import { newPasswordProblem } from './validate.ts';

let loaded: ReadonlySet<string> | undefined;

/** 50,000 passwords in lower case. The package unpacks them when it is loaded, so a start does not wait for it. */
const commonPasswords = () => (loaded ??= new Set(load().dictionary['passwords-common']));

const load = () => createRequire(import.meta.url)('@zxcvbn-ts/language-common') as typeof languageCommon;

/** A common word with more extra characters around it than this is accepted. */
const mostDecoration = 6;
const leastCore = 4;

/** Returns the problem of a newly chosen password, if any. Server only: the list is too large for browsers. */
export function chosenPasswordProblem(password: string): Sentence | undefined {
  return newPasswordProblem(password) ?? (isCommon(password) ? sentence('passwordCommon') : undefined);
}

/**
 * Whether a password is on the list, or disguises one that is. Disguises are capital letters, symbols in between, digits and
 * symbols at both ends (`Password1!`), and look-alike characters (`P@ssw0rd`).
 */
export function isCommon(password: string): boolean {
  const whole = password.normalize('NFKC').toLowerCase();
  const cores = [/[^\p{L}\d]+$/u, /[^\p{L}]+$/u, /^[^\p{L}]+|[^\p{L}]+$/gu].map((decoration) =>
    whole.replace(decoration, ''),
  );
  return [whole, ...cores.filter(({ length }) => length >= leastCore && whole.length - length <= mostDecoration)].some(
    (word) =>
      [word, word.replaceAll(/[^\p{L}\d]/gu, ''), replaceLookAlikes(word, 'i'), replaceLookAlikes(word, 'l')].some(
        (each) => commonPasswords().has(each),
      ),
  );
}

/** Replaces look-alike characters by letters, and the digit 1 by `one`. */
const replaceLookAlikes = (word: string, one: string) =>
  word.replaceAll(/[@4301!5$7]/g, (sign) => ({ ...lookAlikes, 1: one })[sign as keyof typeof lookAlikes]);

const lookAlikes = { '@': 'a', 4: 'a', 3: 'e', 0: 'o', 1: 'i', '!': 'i', 5: 's', $: 's', 7: 't' };
