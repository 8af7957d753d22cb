import { type Command, Option } from '@commander-js/extra-typings';
import type { Clock } from '../../core/when.ts';

/** The fields of the registration rules. */
export const ruleFields = 'opensAt closesAt cancelUntil colleges mostPerCollege needsApproval refuseOverlaps';

/** Adds the options of the registration rules. An empty text clears a rule. */
export const addRuleOptions = (command: Command) =>
  command
    .option('--opens <moment>', 'when registration opens; "" for at once')
    .option('--closes <moment>', 'when registration closes, and the line ends; "" for when the event begins')
    .option('--cancel-until <moment>', 'until when a seat may be given back; "" for until the event begins')
    .option('--college <name>', 'only for people of this college; may be repeated; "" for everybody', collect)
    .option('--most-per-college <number>', 'how many people of one college; "" for any number')
    .addOption(new Option('--approval <switch>', 'whether you decide who gets a seat').choices(['on', 'off']))
    .addOption(
      new Option('--overlaps <switch>', 'whether those may register who have a seat elsewhere at that time').choices([
        'on',
        'off',
      ]),
    );

const collect = (name: string, names: string[] = []) => [...names, name];

interface RuleOptions {
  opens?: string | undefined;
  closes?: string | undefined;
  cancelUntil?: string | undefined;
  college?: string[] | undefined;
  mostPerCollege?: string | undefined;
  approval?: string | undefined;
  overlaps?: string | undefined;
}

/** The typed registration rules. undefined if none was typed. */
export function rulesOf(
  { opens, closes, cancelUntil, college, mostPerCollege, approval, overlaps }: RuleOptions,
  clock: Clock,
) {
  const moment = (typed: string, option: string) => momentOrNone(clock, typed, option)?.toISOString() ?? null;
  const rules = {
    ...(opens !== undefined && { opensAt: moment(opens, '--opens') }),
    ...(closes !== undefined && { closesAt: moment(closes, '--closes') }),
    ...(cancelUntil !== undefined && { cancelUntil: moment(cancelUntil, '--cancel-until') }),
    ...(college && { colleges: college.map((name) => name.trim()).filter(Boolean) }),
    ...(mostPerCollege !== undefined && { mostPerCollege: mostPerCollege.trim() ? Number(mostPerCollege) : null }),
    ...(approval !== undefined && { needsApproval: approval === 'on' }),
    ...(overlaps !== undefined && { refuseOverlaps: overlaps === 'off' }),
  };
  return Object.keys(rules).length > 0 ? rules : undefined;
}

/** An empty text is null, which clears the time. */
export const momentOrNone = (clock: Clock, typed: string, option: string): Date | null =>
  typed.trim() ? clock.momentOf(typed, option) : null;

/** The rules with Date values, as the validation expects them. */
export function rulesWithDates(rules: NonNullable<ReturnType<typeof rulesOf>>) {
  const { opensAt, closesAt, cancelUntil, ...rest } = rules;
  const instant = (text: string | null | undefined) => (text ? new Date(text) : null);
  return { ...rest, opensAt: instant(opensAt), closesAt: instant(closesAt), cancelUntil: instant(cancelUntil) };
}

/** Flattens the registration rules into the event. */
export const flattenRules = <Rules extends object, Rest extends object>({
  registrationRules,
  ...event
}: Rest & { registrationRules: Rules }) => ({ ...event, ...registrationRules });
