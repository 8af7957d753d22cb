import type { CommandUnknownOpts, Option } from '@commander-js/extra-typings';

/** A completion with its description. */
export interface Word {
  name: string;
  description: string;
}

export interface Flag {
  /** `--limit`, or `-y` and `--yes`. */
  names: string[];
  description: string;
  takesValue: boolean;
  values: readonly string[];
  isFile: boolean;
}

/** The completions that can follow a command. */
export interface Place {
  /** The command without the program's name: `events list`, or nothing for the program itself. */
  path: string;
  commands: Word[];
  flags: Flag[];
  /** The values of each argument. `values` is empty if any value is allowed. */
  arguments: { values: readonly string[]; isFile: boolean }[];
}

/** All places of a program, one per command. */
export function placesOf(program: CommandUnknownOpts): Place[] {
  const everywhere = program.options.filter(({ long }) => long !== '--version');
  const visit = (command: CommandUnknownOpts, path: readonly string[]): Place[] => [
    {
      path: path.join(' '),
      commands: command.commands.map((each) => ({ name: each.name(), description: each.description() })),
      flags: [...command.options, ...(command === program ? [] : everywhere)].map(flagOf).concat(help),
      arguments: command.registeredArguments.map((argument) => ({
        values: argument.argChoices ?? [],
        isFile: /^(file|csv)$/.test(argument.name()),
      })),
    },
    ...command.commands.flatMap((each) => visit(each, [...path, each.name()])),
  ];
  return visit(program, []);
}

const help: Flag = {
  names: ['--help'],
  description: 'show help',
  takesValue: false,
  values: [],
  isFile: false,
};

const flagOf = ({ short, long, description, required, argChoices = [], flags }: Option): Flag => ({
  names: [short, long].filter((name) => name !== undefined),
  description,
  takesValue: required,
  values: argChoices,
  isFile: /<(file|csv)>/.test(flags),
});

/** The names of all flags that take a value. */
export const valuedFlags = (places: readonly Place[]): string[] => [
  ...new Set(places.flatMap(({ flags }) => flags.filter(({ takesValue }) => takesValue).flatMap(({ names }) => names))),
];

/** The paths of all commands. */
export const pathsOf = (places: readonly Place[]): string[] => places.map(({ path }) => path).filter(Boolean);

/** Quotes a text for a POSIX shell. */
export const quoteForShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
