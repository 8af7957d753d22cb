import type { Command } from 'commander';
import type { Api } from '../../core/api.ts';
import type { Io } from '../../core/io.ts';
import { bashScript } from './bash.ts';
import { fishScript } from './fish.ts';
import { placesOf } from './places.ts';
import { zshScript } from './zsh.ts';

const scripts: Record<string, typeof bashScript> = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** Prints the script that completes this program's command lines in a shell. */
export const scriptOf = (program: Command) => ({
  run: (io: Io, _: Api, shell: string): Promise<void> => {
    io.out(scripts[shell]!(placesOf(program)));
    return Promise.resolve();
  },
});
