import { catalogue } from './texts.ts';

/** Sentences for the operator, at the start of the server and by `evm server`. */
export const sentence = catalogue('operator', {
  // Variables of the environment.
  notANumber: '{name} must be a number from {least} to {most}, not "{value}".',
  notAnAddress: '{name} must be an address that starts with {first} or {second}.',
  notAnOrigin:
    '{name} must be an origin, such as https://events.college.example, without a path, query, fragment or password.',
  notNetworks: '{name} must be addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8, not "{value}".',
  demoNotZeroOrOne: 'DEMO must be 0 or 1, not "{value}".',
  secretTooShort: 'JWT_SECRET must have at least {least} characters.',
  secretMissing: 'JWT_SECRET must be set in production: a random text of at least {least} characters.',
  poolerMissing: 'DATABASE_URL must be set too: the address of PgBouncer.',
  partMissing: '{name} must be set too: {names} belong together.',
  folderUnwritable:
    '{path} cannot be written ({code}). Let this user write there, or choose another folder with DATA_DIR.',
  portTaken: 'Port {port} is already in use. Stop what listens there, or choose another with PORT.',
  portForbidden: 'This user may not listen on port {port}. Choose one from 1024 with PORT.',
  foreignHost: 'HOST must be an address of this machine, not "{host}".',

  // Problems of the database, each followed by advice.
  postgresTooOld: 'PostgreSQL {version} is too old.',
  useNewerPostgres: 'Use PostgreSQL 14 or newer.',
  passwordMissing: 'PostgreSQL asks for a password, and DATABASE_URL has none.',
  addPassword: 'Add it: {example}',
  poolerUnknown: 'DATABASE_URL leads to PgBouncer, and evm does not know PostgreSQL itself.',
  setDirectUrl: 'Set DATABASE_DIRECT_URL to the address of PostgreSQL.',
  noTls: 'DATABASE_URL asks for TLS (sslmode), and PostgreSQL does not speak it there.',
  switchTlsOn: 'Switch it on in PostgreSQL (ssl = on); on a network of your own, use sslmode=disable.',
  untrusted: 'The certificate of PostgreSQL is not trusted: {reason}.',
  nameAuthority: 'Name the file of its authority: {example}',
  noDatabase: 'There is no database "{name}" on {host}.',
  makeDatabase: 'Make it there as an administrator, with: {command}',
  wrongPassword: 'PostgreSQL does not know the user "{user}" by this password.',
  makeUser: 'Correct DATABASE_URL, or make the user there as an administrator, with: {command}',
  notLetIn: 'PostgreSQL does not let the user "{user}" in: {reason}.',
  letUserIn: 'Correct DATABASE_URL; else make the user there with LOGIN, and let it in by pg_hba.conf.',
  notPermitted: 'The user "{user}" may not do in the database "{name}" what evm needs: {reason}.',
  makeOwner: 'Make it the owner, as an administrator, with: {command}',
  diskFull: 'The disk of PostgreSQL is full.',
  makeRoom: 'Make room there: it reads on, and writes nothing until then.',
  noConnectionLeft: 'PostgreSQL has no connection left.',
  endConnections: 'End what holds them, or raise max_connections: each process of evm needs about 20.',
  noHost: 'There is no host named "{host}".',
  correctUrl: 'Correct DATABASE_URL.',
  noExtension: 'PostgreSQL lacks an extension: {reason}.',
  installContrib: 'Install its contrib package: pg_trgm and unaccent.',
  evmTooOld: 'This evm is older than its database: {why}.',
  unknownMigrations: 'it has {names}, unknown here',
  laterRelease: 'it is at release {theirs}, this evm at {ours}',
  startNewer: 'Start the newer evm; to go back, restore a backup into an empty database.',

  // Reasons why the embedded PostgreSQL does not start. Each follows a colon, so it has no full stop.
  folderOfAnother: '{folder} belongs to another user: start as that user, or give this one another DATA_DIR',
  folderInUse: 'Process {process} is already using {folder}. Stop it first, or give this one another DATA_DIR',
  earlierStays: 'An earlier PostgreSQL in {folder} does not end (process {process})',
  noUser: 'PostgreSQL cannot run as root, and no user "postgres" could be made: start as an ordinary user',
  noPackage: 'There is no PostgreSQL from npm ({name}) for this machine: set DATABASE_URL to a server of yours',
  folderOutOfReach:
    'The user that runs PostgreSQL (uid {uid}) cannot reach {folder}: open the folders above it (chmod o+x)',
  cannotRun: 'PostgreSQL cannot be run as uid {uid}, neither from {first} nor from {second}',
  passwordLost: '{file} is missing: put it back, or move {folder} away to start with an empty database',
  notCreated: 'The database could not be created.\n{output}',
  notStarted: 'PostgreSQL did not start.\n{output}',

  // An upgrade.
  migration: '{name} ({tables})',
  tableSize: '{name}: about {rows, number} rows, {megabytes, number, ::.0} MB',
  and: '{first}; {second}',
  rowsFilled: '  {table}: {rows, number} rows',
  migrationTook: '  took {seconds, number, ::.0} s',
  filesTook: '{count} .sql files took {seconds, number, ::.0} s',
  tableLocked: '  a table is locked: trying again ({tries} of {most})',
  notLocked: '{what} did not get its locks: {holder}.',
  sqlChange: 'The change of functions and triggers',
  holder: 'the transaction of "{who}" (process {process} of PostgreSQL) has been open for {seconds} s',
  holderUnknown: 'some transaction stays open',
  endTransaction:
    'Nothing of it was done, and what was done before stays. End that transaction, or wait for it, and start again.',

  // A start.
  ready: 'evm is ready at {address}',
  noAdmin: 'There is no admin yet. Make the first one here, in another terminal: {command}',
  demoAccounts: 'Demo sign-ins (password {password}):',
  explore: 'Explore the API at {address}',
  readMail: 'Read the mail that is not sent at {address}',
  readRest: 'Read about REST at {address}',
  stopWith: 'Stop with Ctrl-C.',
  stopping: 'Stopping…',
  databaseSilent: 'The database does not answer: is it running, and is DATABASE_URL right?',
  notStartedAtAll: 'evm could not start: {reason}.',
});
