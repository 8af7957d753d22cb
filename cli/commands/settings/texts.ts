import { catalogue } from '../../../api/core/texts/texts.ts';

/** Messages of `evm settings`. */
export const sentence = catalogue('cli/settings', {
  noEditor: 'There is no editor: VISUAL and EDITOR are not set.',
  editorEnded: 'The editor ended with {status}. Nothing was changed.',
  editAgain: 'Edit it again?',
  fileHead: 'The settings of the platform. Save and leave the editor; what changes is shown before it is saved.',
  trueOrFalse: 'true or false',
  range: '{least} to {most}',
  secret: 'empty leaves it as it is',
  neverShown: '{key} is never shown.',
  changeWith: 'Change it with: {command}',
  notAnObject: 'That is not a JSON object.',
  nothingToSet: 'There is nothing to set.',
  allSoAlready: 'Nothing would change: all is so already.',
  nothingSaved: 'Nothing was saved (--dry-run).',
  settings: '{count, plural, one {1 setting} other {{count} settings}}',
  saveQuestion: 'Save {settings}? It has its effect at once.',
  saved: 'Saved {settings}.',
  noSetting: 'There is no setting "{name}".',
  mustBeBoolean: '{key} must be true or false, not "{text}".',
  mustBeOneOf: '{key} must be {choices}, not "{text}".',
});
