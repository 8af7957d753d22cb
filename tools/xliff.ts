import { jsToXliff12, xliff12ToJs } from 'xliff';
import { type Catalogues, markOf, problemsOf, reviewed, type States, type Texts } from './texts.ts';

/** One message in the format of the package `xliff`. `approved`: a speaker has reviewed it. */
interface Unit {
  source: string;
  target?: string;
  additionalAttributes?: { approved?: string };
}

interface File {
  sourceLanguage: string;
  targetLanguage: string;
  resources: Record<string, Record<string, Unit>>;
}

/** All messages as XLIFF 1.2, which the tools of translators read. Messages without a translation have no target. */
export function exportTexts(tag: string, english: Catalogues, translated: Catalogues, states: States): Promise<string> {
  const unitsOf = (name: string, texts: Texts) =>
    Object.entries(texts).map(([id, source]): [string, Unit] => {
      const target = translated.get(name)?.[id];
      const approved = states[name]?.[id] === markOf(source) + reviewed && {
        additionalAttributes: { approved: 'yes' },
      };
      return [id, { source, ...(target && { target }), ...approved }];
    });
  const resources = Object.fromEntries(
    [...english].map(([name, texts]) => [name, Object.fromEntries(unitsOf(name, texts))]),
  );
  return jsToXliff12({ resources, sourceLanguage: 'en', targetLanguage: tag } satisfies File);
}

interface Imported {
  readonly tag: string;
  readonly texts: Catalogues;
  readonly states: States;
  /** The problems of the messages. If there are any, use nothing of the file. */
  readonly problems: readonly string[];
}

/** Reads the messages of a file that have a target. If English has changed since the export, the state will tell. */
export async function importTexts(xml: string, english: Catalogues): Promise<Imported> {
  const { targetLanguage: tag, resources } = (await xliff12ToJs(xml)) as File;
  const units = Object.entries(resources).map(([name, each]) => {
    const done = Object.entries(each).filter(([id, { target }]) => target && english.get(name)?.[id] !== undefined);
    return [name, done] as const;
  });
  const texts = new Map(
    units.map(([name, each]) => [name, Object.fromEntries(each.map(([id, { target }]) => [id, target!]))]),
  );
  const states = units.map(([name, each]) => {
    const marks = each.map(([id, { source, additionalAttributes }]) => [
      id,
      markOf(source) + (additionalAttributes?.approved === 'yes' ? reviewed : ''),
    ]);
    return [name, Object.fromEntries(marks) as Texts] as const;
  });
  const problems = problemsOf(tag, english, texts).filter((each) => !each.endsWith(' is missing'));
  return { tag, texts, states: Object.fromEntries(states), problems };
}
