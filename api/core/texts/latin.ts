/** Devanagari and Kannada: blocks of 128 characters with the same letters in the same places. */
const indic = /[\u0900-\u097f\u0c80-\u0cff]/;

/** Consonants from offset 0x15. `T` and `D` are the dental letters, which Kannada speakers write as "th" and "dh" or "d". */
const consonants = 'k kh g gh n ch chh j jh n t th d dh n T th d dh n n p ph b bh m y r r l l l v sh sh s h'.split(' ');
/** Vowels from offset 0x05. `I` and `U` are long: people write "i" or "ee", "u" or "oo". */
const vowels = 'a a i I u U ri li e e e ai o o o au'.split(' ');
/** Vowel signs from offset 0x3e. */
const signs = 'a i I u U ri ri e e e ai o o o au'.split(' ');
/** Letters with a dot below, from offset 0x58. */
const dotted = 'k kh g z r rh f y'.split(' ');
const dottedForms: Readonly<Record<string, string>> = { j: 'z', ph: 'f', d: 'r', dh: 'rh' };

/** The vowel that a consonant has if no other is written. */
const inherent = 'A';

/** Sounds of a word in Devanagari or Kannada; capitals are sounds that people spell in several ways. */
function soundsOf(word: string): string[] {
  const sounds: string[] = [];
  let hasInherent = false;
  const push = (sound: string, isConsonant = false) => {
    if (hasInherent) sounds.push(inherent);
    sounds.push(sound);
    hasInherent = isConsonant;
  };
  for (const character of word.normalize('NFC')) {
    const code = character.codePointAt(0)!;
    if (!indic.test(character)) {
      push(character);
      continue;
    }
    const at = code & 0x7f;
    if (at >= 0x05 && at <= 0x14) push(vowels[at - 0x05]!);
    else if (at >= 0x15 && at <= 0x39) push(consonants[at - 0x15]!, true);
    else if (at >= 0x58 && at <= 0x5f) push(dotted[at - 0x58]!, true);
    else if (at === 0x3c) sounds.push(dottedForms[sounds.at(-1) ?? ''] ? dottedForms[sounds.pop()!]! : '');
    else if (at === 0x4d) hasInherent = false;
    else if (at >= 0x3e && at <= 0x4c) {
      hasInherent = false;
      push(signs[at - 0x3e]!);
    } else if (at <= 0x02) push('N');
    else if (at === 0x03) push('h');
    else if (at >= 0x66 && at <= 0x6f) push(String(at - 0x66));
  }
  return hasInherent ? [...sounds, inherent] : sounds;
}

const isVowel = (sound = '') => /^[aeiou]/i.test(sound) || sound === 'ri';

/** Without the inherent vowels that Hindi does not pronounce: at the end of a word, then between VC and CV. */
function withoutSilent(sounds: readonly string[]): string[] {
  const rest = sounds.length > 2 && sounds.at(-1) === inherent ? sounds.slice(0, -1) : sounds;
  const spoken: string[] = [];
  for (const [n, sound] of rest.entries()) {
    const isBetween =
      isVowel(spoken.at(-2)) && !isVowel(spoken.at(-1)) && !isVowel(rest[n + 1]) && isVowel(rest[n + 2]);
    if (sound !== inherent || !isBetween) spoken.push(sound);
  }
  return spoken;
}

/** Spells sounds with the given letters. */
function spell(sounds: readonly string[], letters: Readonly<Record<string, string>>): string {
  return sounds
    .map((sound, n) => {
      if (sound === 'N') return /^(?:[pbm]|$)/.test(sounds[n + 1] ?? '') ? 'm' : 'n';
      return letters[sound] ?? sound.toLowerCase();
    })
    .join('');
}

/** The letters for sounds that people spell in several ways. */
const short = { I: 'i', U: 'u' };
const long = { I: 'ee', U: 'oo' };
const kannada = [short, long, { ...short, T: 'th', au: 'ow' }, { ...long, T: 'th', au: 'ow' }];

/** Endings and clusters that people spell in two ways: Swami and Swamy, Vishva and Vishwa, Jnana and Gyana. */
const alternatives = [
  [/i$/, 'y'],
  [/(?<=[^aeiou])v/g, 'w'],
  [/jn/g, 'gy'],
] as const;

/** The usual Latin spellings of a word in Devanagari or Kannada. */
function spellingsOf(word: string): string[] {
  const sounds = soundsOf(word);
  const forms = /[\u0c80-\u0cff]/.test(word)
    ? kannada.map((letters) => spell(sounds, letters))
    : [spell(sounds, short), spell(withoutSilent(sounds), short), spell(withoutSilent(sounds), long)];
  return alternatives.reduce(
    (all, [letters, other]) => [...new Set(all.flatMap((form) => [form, form.replace(letters, other)]))],
    forms,
  );
}

/**
 * How people spell the words of a text that are in Devanagari or Kannada in Latin letters, in lower case, each spelling once.
 * Searches also look there, so that "Deepak" finds दीपक. Empty for texts without such words.
 */
export function latinOf(text: string): string {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => indic.test(word));
  return [...new Set(words.flatMap(spellingsOf))].join(' ');
}
