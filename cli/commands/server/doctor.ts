import type { Define } from '../../core/command.ts';
import { exitCodes, Failure } from '../../core/errors.ts';
import { examples, json } from '../../core/options.ts';
import { showRows } from '../../core/show.ts';
import { tell } from '../../core/language.ts';
import { sentence } from './texts.ts';

export const define: Define = (command, { io }) =>
  command
    .description('say what is wrong and what to do: configuration, database, disk, clock, mail, Redis')
    .addOption(json())
    .addHelpText('after', examples('evm server doctor', 'evm server doctor --json what,state,advice'))
    .action(async ({ json }) => {
      const [{ examine, findingsInWords }, { inLanguage, languageNow }] = await Promise.all([
        import('../../../api/manage/doctor.ts'),
        import('../../../api/core/texts/language.ts'),
      ]);
      const findings = await examine(io.env);
      // data is the same in every language
      const isData = json || io.width === undefined;
      const rows = inLanguage(isData ? 'en' : languageNow(), () => findingsInWords(findings));
      showRows(io, rows, ['what', 'state', 'finding', 'advice'], json, '');
      const problems = findings.filter(({ state }) => state === 'problem');
      const [first] = problems;
      if (!first) return tell(io, sentence('healthy'));
      throw new Failure(
        sentence('problems', { count: problems.length }),
        exitCodes.failed,
        sentence('beginWith', { advice: first.advice }),
      );
    });
