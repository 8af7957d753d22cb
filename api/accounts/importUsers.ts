import { record } from '../audit/record.ts';
import { type Context, requireViewer, Role, type Viewer } from '../core/context/context.ts';
import { inWords } from '../core/texts/inWords.ts';
import { latinOf } from '../core/texts/latin.ts';
import { refusal, refuseInvalid, sqlState } from '../core/refusals/errors.ts';
import { newId, toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import { canManageUsers } from './can.ts';
import type { ImportedUserInput, ImportProblem, StageUserImportInput, StageUserImportPayload } from './importInputs.ts';
import { postFirstLinks } from './links.ts';
import { sentence } from './texts.ts';
import { normalizeEmail, validatePerson } from './validate.ts';

/** Maximum number of people per request. */
const mostPeople = 500;

/** Reports a taken address even if another field of the row is wrong, so that the admin sees all problems at once. */
const insertRows = statement<{ row: number; hasAccount: boolean }>(
  'import-rows',
  `WITH given AS (
    SELECT * FROM jsonb_to_recordset($1)
      AS t (row int, first_name text, last_name text, latin text, email text, college text, role text, wrong bool)
  ), import AS (
    SELECT $2::uuid AS id
  ), known AS (
    SELECT g.*, email IN (SELECT email FROM users) AS has_account,
           EXISTS (SELECT 1 FROM given o WHERE o.email = g.email AND o.row < g.row)
             OR EXISTS (SELECT 1 FROM user_import_rows r JOIN import ON r.import_id = import.id WHERE r.email = g.email) AS stands_twice
      FROM given g
  ), made AS (
    INSERT INTO user_import_rows (import_id, row, first_name, last_name, latin, email, college, role)
    SELECT id, row, first_name, last_name, latin, email, college, role FROM known, import
     WHERE NOT (wrong OR has_account OR stands_twice) ON CONFLICT DO NOTHING RETURNING row
  )
  SELECT row, has_account AS "hasAccount" FROM known
   WHERE has_account OR stands_twice OR NOT (wrong OR row IN (SELECT row FROM made)) ORDER BY row`,
);

const deleteOldImports = statement(
  'imports-old',
  `DELETE FROM user_imports WHERE created_at < now() - interval '1 hour'`,
);

const insertImport = statement('import-insert', 'INSERT INTO user_imports (id, owner) VALUES ($1, $2)');

const countRows = statement<{ count: number }>(
  'import-count',
  'SELECT count(*)::int AS count FROM user_import_rows WHERE import_id = $1',
);

/**
 * Adds people to an import and reports those who cannot be imported. Accounts are created by `commitUserImport`. Admins
 * only. Throws VALIDATION_FAILED, FORBIDDEN, NOT_FOUND.
 */
export async function stageUserImport(ctx: Context, input: StageUserImportInput): Promise<StageUserImportPayload> {
  const viewer = requireImporter(ctx);
  const { users } = input;
  if (users.length > mostPeople) refuseInvalid({ users: sentence('importTooLarge', { most: mostPeople }) });
  const importId = input.importId || newId('import');
  const uuid = toUuid('import', importId);
  const problems = users.flatMap(problemsOf);
  const invalidRows = new Set(problems.map(({ row }) => row));
  const rows = users.map((user) =>
    invalidRows.has(user.row) ? { ...onlyAddress(user), wrong: true } : { ...asRow(user), wrong: false },
  );
  return ctx.em.transactional(async (em) => {
    if (!input.importId) {
      await em.write(deleteOldImports);
      await em.write(insertImport, [uuid, toUuid('user', viewer.id)]);
    }
    if (!uuid || !(await lockImport(em, uuid, viewer))) throw importNotFound();
    const refusedRows = await em.write(insertRows, [JSON.stringify(rows), uuid]);
    const [{ count } = { count: 0 }] = await em.rows(countRows, [uuid]);
    const addressProblems = refusedRows.map(({ row, hasAccount }) => ({
      row,
      field: 'email',
      message: inWords(hasAccount ? sentence('rowEmailTaken') : sentence('rowEmailTwice')),
    }));
    return { importId, staged: count, problems: [...problems, ...addressProblems].toSorted((a, b) => a.row - b.row) };
  });
}

const makeAccounts = statement<{ id: string }>(
  'import-accounts',
  `INSERT INTO users (id, first_name, last_name, latin, email, college, role)
   SELECT evm_new_uuid(), first_name, last_name, latin, email, college, role FROM user_import_rows WHERE import_id = $1 ORDER BY row
   RETURNING id`,
);

const deleteImport = statement('import-delete', 'DELETE FROM user_imports WHERE id = $1 AND owner = $2');

const lockOwnImport = statement('import-lock', 'SELECT FROM user_imports WHERE id = $1 AND owner = $2 FOR UPDATE');

/**
 * Creates accounts for all people of an import, or for none; returns how many. Each person gets a mail with a link to choose
 * a password. Throws EMAIL_TAKEN if an address got an account after staging. Admins only.
 */
export async function commitUserImport(ctx: Context, importId: string): Promise<number> {
  const viewer = requireImporter(ctx);
  const uuid = toUuid('import', importId);
  return ctx.em.transactional(async (em) => {
    if (!uuid || !(await lockImport(em, uuid, viewer))) throw importNotFound();
    const accounts = await em.write(makeAccounts, [uuid]).catch((error: unknown) => {
      if (sqlState(error) !== '23505') throw error;
      throw refusal('EMAIL_TAKEN', sentence('importOvertaken'));
    });
    await postFirstLinks(
      em,
      ctx.secret,
      accounts.map(({ id }) => id),
    );
    await em.write(deleteImport, [uuid, toUuid('user', viewer.id)]);
    await record(em, ctx, {
      action: 'users.import',
      subjectId: null,
      subjectName: 'Accounts',
      after: { imported: accounts.length },
    });
    return accounts.length;
  });
}

/** Deletes an import that was not committed. Admins only. */
export async function discardUserImport(ctx: Context, importId: string): Promise<void> {
  const viewer = requireImporter(ctx);
  await ctx.write(deleteImport, [toUuid('import', importId), toUuid('user', viewer.id)]);
}

/** Locks the viewer's import, so that its batches run one at a time. Returns whether it exists. */
async function lockImport(em: Context['em'], uuid: string, viewer: Viewer): Promise<boolean> {
  return (await em.rows(lockOwnImport, [uuid, toUuid('user', viewer.id)])).length > 0;
}

function requireImporter(ctx: Context): Viewer {
  const viewer = requireViewer(ctx);
  if (!canManageUsers(viewer)) throw refusal('FORBIDDEN', sentence('importForbidden'));
  return viewer;
}

const importNotFound = () => refusal('NOT_FOUND', sentence('importNotFound'));

function problemsOf(user: ImportedUserInput): ImportProblem[] {
  const problems = Object.entries({
    ...validatePerson(user),
    ...(user.role === Role.ADMIN && { role: sentence('rowRoleAdmin') }),
  });
  return problems.map(([field, problem]) => ({ row: user.row, field, message: inWords(problem) }));
}

/** Keeps only the address of an invalid row, if that is valid, to check whether it is taken. */
const onlyAddress = (user: ImportedUserInput) => ({
  row: user.row,
  email: validatePerson(user).email ? null : normalizeEmail(user.email),
});

const asRow = ({ row, firstName, lastName, email, college, role }: ImportedUserInput) => ({
  row,
  first_name: firstName.trim(),
  last_name: lastName.trim(),
  latin: latinOf(`${firstName} ${lastName}`),
  email: normalizeEmail(email),
  college: college.trim(),
  role: role ?? Role.PARTICIPANT,
});
