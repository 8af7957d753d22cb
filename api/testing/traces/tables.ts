import { existsSync, globSync, readFileSync } from 'node:fs';

const features = new URL('../..', import.meta.url);

/** The mutations of each feature that has some, by its folder. */
export function mutationsByFeature(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const file of globSync('*/access.txt', { cwd: features }).toSorted()) {
    const blocks = readFileSync(new URL(file, features), 'utf8').trim().split(/\n\n+/);
    const [, ...lines] = blocks.find((block) => block.startsWith('Mutation\n'))?.split('\n') ?? [];
    if (lines.length > 0)
      found.set(
        file.split('/')[0]!,
        lines.map((line) => line.trim().split(' ')[0]!),
      );
  }
  return found;
}

export const tableOf = (feature: string): URL => new URL(`${feature}/sideEffects.txt`, features);

/** The blocks of the tables by their titles, as they are in the files. */
export function writtenBlocks(): ReadonlyMap<string, string> {
  const files = [...mutationsByFeature().keys()].map(tableOf).filter((file) => existsSync(file));
  const blocks = files.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n\n'));
  return new Map(blocks.map((block) => [block.slice(0, block.indexOf(',')), block]));
}
