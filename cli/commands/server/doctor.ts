import type { Api } from '../../core/api.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import type { Io } from '../../core/io.ts';
import { type JsonOption, showRows } from '../../core/show.ts';

/** Looks at everything an instance needs, and says what is wrong and what to do. */
export async function run(io: Io, _api: Api, { json }: { json?: JsonOption }): Promise<void> {
  const { examine } = await import('../../../api/manage/doctor.ts');
  const findings = await examine(io.env);
  const rows = findings.map((each) => ({ ...each }));
  showRows(io, rows, ['what', 'state', 'finding', 'advice'], json, '');
  const problems = findings.filter(({ state }) => state === 'problem');
  if (problems.length === 0) return io.say('Nothing is broken.');
  const [first] = problems;
  throw new Failure(
    problems.length === 1 ? 'There is a problem.' : `There are ${problems.length} problems.`,
    exitCodes.failed,
    `Begin with: ${first!.advice}`,
  );
}
