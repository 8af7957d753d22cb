import { describe, expect, test } from 'vitest';
import { languageTags } from '../api/core/texts/languages.ts';
import { allEnglishCatalogues } from './commandTexts.ts';
import { markOf, problemsOf, reviewed, stateOf, statesIn, statesOf, translatedCatalogues } from './texts.ts';
import { tags } from './vite-languages.ts';
import { exportTexts, importTexts } from './xliff.ts';

const english = await allEnglishCatalogues();

test('every language that an account can have has a folder', () => {
  expect(['en', ...tags()].toSorted()).toEqual(Object.values(languageTags).toSorted());
});

describe.each(tags())('the texts in %s', (tag) => {
  const translated = translatedCatalogues(tag);

  test('no message is missing, extra, malformed or still English', () => {
    expect(problemsOf(tag, english, translated)).toEqual([]);
  });

  test('every translation was made from the English text of today', () => {
    const states = statesIn(english, translated, statesOf(tag));
    expect([...states].filter(([, state]) => state === 'changed').map(([key]) => key)).toEqual([]);
  });
});

/** These are not the names of a control with the words of the message without `Of`. */
const noNames = ['mail.causeStateOf', 'profile.abilitiesOf'];

test.each(['en', ...tags()])('in %s, the name of a control contains its visible words (x and xOf)', (tag) => {
  const texts = new Map(
    [...(tag === 'en' ? english : translatedCatalogues(tag)).values()].flatMap((each) => Object.entries(each)),
  );
  const pairs = [...texts].flatMap(([id, name]) => {
    const words = id.endsWith('Of') && !noNames.includes(id) && texts.get(id.slice(0, -2));
    return words ? [{ id, name: name.toLowerCase(), words: words.toLowerCase() }] : [];
  });
  expect(pairs.length).toBeGreaterThan(5);
  expect(pairs.filter(({ name, words }) => !name.includes(words))).toEqual([]);
});

/** Words and marks that the glossary of the language does not allow. Each pattern has one reason. */
const notInGlossary: readonly (readonly [tag: string, what: string, RegExp])[] = [
  ['de', 'address', /[\p{Ll},] (?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})|Ihnen|Ihre Eingaben|[Ll]ogge dich/u],
  ['de', 'mark', /\S…/u],
  ['es', 'mark', /[“”]/u],
  ['fr', 'mark', / [:;?!»](?!:)|« |[“”]/u],
  ['hi', 'address', /(?:कीजिए|चुनिए|जोड़िए|हटाइए|जाँचिए)/u],
  ['hi', 'word', /(?<![\p{L}\p{M}])मेल(?![\p{L}\p{M}]| नहीं खा)|(?<!\p{L})इवेंट|सेटिंग्स|न्योत|सहायता|(?:उस|उन|एक )का ID/u],
  ['kn', 'word', /(?<![\p{L}\p{M}])ಮೇಲ್(?![\p{L}\p{M}])|ಎಲ್ಲಾ(?![\p{L}\p{M}])|ಲಾಗ್ ಇನ್ ಮಾಡಿ|ಸಿಸ್ಟಂ|ಕಾಲಂ|ಕಾರ್ಯಕ್ರಮ|ವಹಿವಾಟ/u],
  ['zh', 'address', /您/u],
  ['zh', 'word', /举行|未找到|理由/u],
];

/** French texts of a terminal have plain spaces. */
const onTerminals = /^(?:cli\/|api\/operator$|api\/manage$)/;

test.each(notInGlossary)('in %s, each %s is one of the glossary', (tag, what, pattern) => {
  const catalogues = [...translatedCatalogues(tag)].filter(([name]) => what !== 'mark' || !onTerminals.test(name));
  const texts = catalogues.flatMap(([, each]) => Object.values(each));
  expect(texts.filter((text) => pattern.test(text))).toEqual([]);
});

describe('problems of a translation', () => {
  const plural = '{n, plural, one {# seat} other {# seats}}';
  test.each([
    ['a missing message', { 'a.b': 'Two words here' }, {}, 'is missing'],
    ['an extra message', {}, { 'a.b': 'Zwei' }, 'is in no English catalogue'],
    [
      'a malformed message',
      { 'a.b': 'Hello {name}' },
      { 'a.b': 'Hallo {name' },
      'is malformed: EXPECT_ARGUMENT_CLOSING_BRACE',
    ],
    ['a missing parameter', { 'a.b': 'Hello {name}' }, { 'a.b': 'Hallo' }, 'has [], not ["name"]'],
    [
      'a missing case',
      { 'a.b': '{k, select, x {X} other {O}}' },
      { 'a.b': '{k, select, other {O}}' },
      'has ["k: other"], not ["k: other,x"]',
    ],
    [
      'a plural that the language does not have',
      { 'a.b': plural },
      { 'a.b': '{n, plural, few {#} other {#}}' },
      'has the plurals few, other, not only one, other',
    ],
    ['English text', { 'a.b': 'Save your seat' }, { 'a.b': 'Save your seat' }, 'is still English'],
  ])('%s is found', (_, from, to, problem) => {
    const [source, target] = [new Map([['web/x', from]]), new Map([['web/x', to]])];
    expect(problemsOf('de', source, target)).toEqual([`de web/x a.b ${problem}`]);
  });

  test('a translation with the same parameters has no problem', () => {
    const [source, target] = [new Map([['web/x', { a: plural }]]), new Map([['web/x', { a: '{n} Plätze' }]])];
    expect(problemsOf('de', source, target)).toEqual([]);
  });
});

test.each([
  ['missing', undefined, undefined],
  ['changed', 'Eins', markOf('Once')],
  ['translated', 'Eins', markOf('One')],
  ['reviewed', 'Eins', markOf('One') + reviewed],
] as const)('a message can be %s', (state, translated, mark) => {
  expect(stateOf('One', translated, mark)).toBe(state);
});

test('a volunteer gets all messages as XLIFF, and sends them back', async () => {
  const source = new Map([['web/x', { a: 'One', b: 'Two & {n}', c: 'Three' }]]);
  const file = await exportTexts('de', source, new Map([['web/x', { a: 'Eins' }]]), { 'web/x': { a: markOf('One') } });
  expect(file).toContain('<source>Two &amp; {n}</source>');
  const sent = file
    .replace('<trans-unit id="a">', '<trans-unit id="a" approved="yes">')
    .replace(/(<source>Two .*<\/source>)/, '$1<target>Zwei &amp; {n}</target>');
  const changed = new Map([['web/x', { a: 'One', b: 'Two & {n}', c: 'Three' }]]);
  expect(await importTexts(sent, changed)).toEqual({
    tag: 'de',
    texts: new Map([['web/x', { a: 'Eins', b: 'Zwei & {n}' }]]),
    states: { 'web/x': { a: markOf('One') + reviewed, b: markOf('Two & {n}') } },
    problems: [],
  });
});

test('a file with a malformed message is refused, and every problem is named', async () => {
  const source = new Map([['web/x', { a: 'Hello {name}', b: 'Two words here' }]]);
  const file = await exportTexts('de', source, new Map([['web/x', { a: 'Hallo', b: 'Two words here' }]]), {});
  const { problems } = await importTexts(file, source);
  expect(problems).toEqual(['de web/x a has [], not ["name"]', 'de web/x b is still English']);
});
