import { Option } from '@commander-js/extra-typings';
import type { Define } from '../../core/command.ts';
import { document } from '../../core/document.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { enumOf, examples, json } from '../../core/options.ts';
import { showRows } from '../../core/show.ts';
import { message } from '../../core/texts.ts';
import { sentence } from './texts.ts';

const query = document('query { messagePreferences { topic way wanted isWayOn viewerCanChoose } }');
const mutation = document(`mutation ($input: UpdateMessagePreferencesInput!) {
  updateMessagePreferences(input: $input) { preferences { topic way wanted isWayOn viewerCanChoose } }
}`);

const ways = ['email', 'push', 'sms'] as const;
const fields = 'topic way wanted isWayOn';

export const define: Define = (command, evm) =>
  command
    .description('which messages you want beside the notices, kind by kind')
    .argument('[topic=on|off...]', 'what to change; left out, they are listed')
    .addOption(new Option('--way <way>', 'by what the messages come that are changed').choices(ways).default('email'))
    .addOption(json(fields))
    .addHelpText(
      'after',
      examples(
        'evm notices preferences',
        'evm notices preferences letters=off',
        'evm notices preferences events=on --way sms',
      ),
    )
    .addHelpText('after', '\nWhat concerns the safety of your account is always mailed.')
    .action(async (changes, { way, json }) => {
      const preferences = changes.map((change) => ({ ...changeOf(change), way: enumOf(way) }));
      const all =
        preferences.length === 0
          ? (await evm.api.ask(query, {})).messagePreferences
          : (await evm.api.ask(mutation, { input: { preferences } })).updateMessagePreferences.preferences;
      const rows = all
        .filter(({ viewerCanChoose }) => viewerCanChoose)
        .map(({ topic, way: by, wanted, isWayOn }) => ({ topic, way: by.toLowerCase(), wanted, isWayOn }));
      showRows(evm.io, rows, fields.split(' '), json, sentence('nothingToChoose'));
    });

function changeOf(typed: string) {
  const [, topic, wanted] = /^([^=]+)=(on|off)$/i.exec(typed.trim()) ?? [];
  if (topic && wanted) return { topic, wanted: wanted.toLowerCase() === 'on' };
  throw new Failure(
    sentence('notAPreference', { typed }),
    exitCodes.usage,
    message('forExample', { example: 'letters=off' }),
  );
}
