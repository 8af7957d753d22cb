import { catalogue } from '../core/texts/texts.ts';

/** Errors of `evm server`, each followed by advice. */
export const sentence = catalogue('manage', {
  noInstance: 'There is no instance in {folder}.',
  nameFolder: 'Name its folder with DATA_DIR, or start one.',
  databaseSilent: 'The database does not answer: {reason}.',
  isItRunning: 'Is it running, and is DATABASE_URL right?',
  setEnvironment: 'Set the environment as for the server.',
  hasAccount: '{email} has an account already.',
  giveRole: 'As an admin, give it the role with: {command}',
  nothingWritten: 'Nothing was written.',
  unwritable: '{file} cannot be written ({code}).',
  notEmpty: 'This instance is not empty.',
  restoreElsewhere: 'Restore into a fresh DATA_DIR or database, started with DEMO=0.',
  nothingRestored: 'Nothing was restored.',
  damaged: '{file} is damaged: {reason}.',
  noFile: 'There is no file {file}.',
  noBackup: '{file} is not a whole backup of evm.',
  makeBackup: 'Make one with: {command}',
  newerBackup: 'The backup was made by a newer version of evm.',
  updateFirst: 'Update evm here first.',
  damagedTable: 'The table {table} is not what the backup says: it is damaged.',
});
