import type { EventEmitter } from 'node:events';
import { globSync } from 'node:fs';
import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import { helpWords } from '../cli/core/help.ts';
import { programFor } from '../cli/testing/parse.ts';
import { at } from './folder.ts';
import { startTexts } from './startTexts.mjs';
import { type Catalogues, englishCatalogues, type Texts } from './texts.ts';

/** All English texts: those of `englishCatalogues`, of the commands and of a start, sorted by catalogue. */
export async function allEnglishCatalogues(): Promise<Catalogues> {
  const catalogues = await englishCatalogues();
  for (const file of globSync('cli/**/{texts,usageTexts,columns}.ts', { cwd: at() })) {
    const module = (await import(at(file))) as Record<string, { feature?: string; texts?: Texts }>;
    for (const { feature, texts } of Object.values(module)) if (texts) catalogues.set(feature!, texts);
  }
  catalogues.set('cli/help', await helpTexts());
  catalogues.set('cli/start', startTexts);
  return new Map([...catalogues].toSorted(([one], [other]) => one.localeCompare(other)));
}

/** The texts of `evm help`, which are their own names: they stand in the commands. */
async function helpTexts(): Promise<Texts> {
  const texts = new Set(helpWords);
  const visit = (command: CommandUnknownOpts) => {
    const more: string[] = [];
    // commander prints what follows the options through listeners
    (command as unknown as EventEmitter).emit('afterHelp', {
      command,
      error: false,
      write: (text: string) => more.push(text),
    });
    for (const { description } of [...command.registeredArguments, ...command.options]) texts.add(description);
    for (const text of [command.description(), ...more]) texts.add(text.split('\nExamples:\n')[0]!.trim());
    command.commands.forEach(visit);
  };
  visit(await programFor([]));
  texts.delete('');
  return Object.fromEntries([...texts].map((text) => [text, text]));
}
