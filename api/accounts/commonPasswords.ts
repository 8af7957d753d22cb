import { dictionary } from '@zxcvbn-ts/language-common';
import { newPasswordProblem } from './validate.ts';

/** Fifty thousand, in lower case. */
const common = new Set(dictionary['passwords-common']);

/** More than that before and behind a common word is what makes it a password of one's own. */
const mostDecoration = 6;
const leastCore = 4;

/** What is wrong with a password that is being chosen. Browsers hear it from here: the list is too long for them. */
export function chosenPasswordProblem(password: string): string | undefined {
  return (
    newPasswordProblem(password) ??
    (isCommon(password) ? 'Password is too common, please choose one that others would not think of' : undefined)
  );
}

/**
 * Whether a password is on the list, or is one of the list made to look strong: capital letters, signs in between, digits
 * and signs before and behind (`Password1!`), or in place of letters (`P@ssw0rd`).
 */
export function isCommon(password: string): boolean {
  const whole = password.normalize('NFKC').toLowerCase();
  const cores = [/[^\p{L}\d]+$/u, /[^\p{L}]+$/u, /^[^\p{L}]+|[^\p{L}]+$/gu].map((decoration) =>
    whole.replace(decoration, ''),
  );
  return [whole, ...cores.filter(({ length }) => length >= leastCore && whole.length - length <= mostDecoration)].some(
    (word) =>
      [word, word.replaceAll(/[^\p{L}\d]/gu, ''), spelled(word, 'i'), spelled(word, 'l')].some((each) =>
        common.has(each),
      ),
  );
}

/** `one` is what the digit stands for. */
const spelled = (word: string, one: string) =>
  word.replaceAll(/[@4301!5$7]/g, (sign) => ({ ...letters, 1: one })[sign as keyof typeof letters]);

const letters = { '@': 'a', 4: 'a', 3: 'e', 0: 'o', 1: 'i', '!': 'i', 5: 's', $: 's', 7: 't' };
