import type { CommandUnknownOpts, Option } from '@commander-js/extra-typings';

/** Something that can stand at a place of the command line. */
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

/** What can follow a command. */
export interface Place {
  /** The command without the program's name: `events list`, or nothing for the program itself. */
  path: string;
  commands: Word[];
  flags: Flag[];
  /** What each argument can be; empty where it can be anything. */
  arguments: { values: readonly string[]; isFile: boolean }[];
}

/** Every place of a program where something can be completed. */
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

/** The names of all flags that the next word belongs to. */
export const valuedFlags = (places: readonly Place[]): string[] => [
  ...new Set(places.flatMap(({ flags }) => flags.filter(({ takesValue }) => takesValue).flatMap(({ names }) => names))),
];

/** Every command that can be typed. */
export const pathsOf = (places: readonly Place[]): string[] => places.map(({ path }) => path).filter(Boolean);

/** A text between single quotes of a shell. */
export const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
