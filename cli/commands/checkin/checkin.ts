import { Option } from '@commander-js/extra-typings';
import type { Define } from '../../core/command.ts';
import { examples, idEmailOrName, idOrTitle, json } from '../../core/options.ts';

export const fields = 'userId name college at by door';

export const define: Define = (command, evm) =>
  command
    .description(
      'let somebody in at an event, or take that back (helpers at its door, whoever runs it); or check yourself in',
    )
    .argument('<event>', idOrTitle)
    .argument('<person>', `the code of their ticket ("ABCD EFGH"), ${idEmailOrName}`)
    .option('--door <name>', 'by which door, up to 60 characters')
    .option(
      '--walk-in',
      'they come without a seat: take a free one for this e-mail address, or for a guest by this name',
    )
    .option('--undo', 'they are not in any more; with --walk-in, a guest')
    .addOption(
      new Option(
        '--raise-capacity',
        'with --walk-in: if the event is full, give it one more seat (its creator, managers and admins)',
      ).conflicts('undo'),
    )
    .addOption(
      new Option('--another', 'with --walk-in: let a guest in even if one of this name is in').conflicts('undo'),
    )
    .addOption(
      new Option('--self', 'you are there: by the six digits that are shown at the event').conflicts([
        'door',
        'walkIn',
        'raiseCapacity',
        'another',
        'undo',
      ]),
    )
    .addOption(json(fields))
    .addHelpText(
      'after',
      examples(
        'evm checkin "Robotics Workshop" "ABCD EFGH" --door "Main gate"',
        'evm checkin "Robotics Workshop" priya@college.example',
        'evm checkin "Robotics Workshop" priya@college.example --undo',
        'evm checkin "Robotics Workshop" "Nandini Das" --walk-in',
        'evm checkin "Robotics Workshop" "Nandini Das" --walk-in --raise-capacity',
        'evm checkin "Robotics Workshop" 481516 --self',
      ),
    )
    .action(async (named, typed, options) => {
      // Imported here, because `evm --help` loads this file and does not need it.
      const { runCheckIn } = await import('./run.ts');
      await runCheckIn(evm, named, typed, options);
    });
