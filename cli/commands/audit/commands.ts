import type { Command } from 'commander';
import { type Does, examples, json, limit } from '../../core/options.ts';

export function declareAudit(program: Command, does: Does): void {
  program
    .command('audit')
    .description('list who did what of consequence, the newest first (admins)')
    .option('--action <action>', 'only this, such as role.change, settings.change or event.delete')
    .option('--actor <user>', 'only what this person did: their id, e-mail address or name')
    .option('--subject <subject>', 'only what was done to this: an id, or the e-mail address or name of a person')
    .option('--from <moment>', 'only from then on: 2026-12-04, "2026-12-04 18:30" or ISO 8601')
    .option('--to <moment>', 'only up to then; a day counts to its end')
    .addOption(limit())
    .addOption(json())
    .addHelpText(
      'after',
      examples(
        'evm audit --action role.change',
        'evm audit --actor admin@college.example --from 2026-12-01 --to 2026-12-04',
        'evm audit --subject event_01jd… --json createdAt,actorName,action',
      ),
    )
    .action(does(() => import('./list.ts')));
}
