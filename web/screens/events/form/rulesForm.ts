import { graphql, readInlineData } from 'react-relay';
import type { rulesForm_rules$key } from '../../../__generated__/rulesForm_rules.graphql.ts';
import { wallMoment } from '../../../core/wallMoment.ts';
import { validateRules, type EventProblems, type RulesFields } from '../../../../api/events/validate.ts';

type PrefixedRules<T> = { [Name in keyof T & string as `registrationRules.${Name}`]: T[Name] };

type RuleValues = Record<'opensAt' | 'closesAt' | 'cancelUntil' | 'mostPerCollege', string> &
  Pick<RulesFields, 'colleges' | 'needsApproval' | 'refuseOverlaps'>;

/**
 * The rules as form values under the server's field names. A moment is a local date and time (`2026-11-21T18:30`); either
 * half may be missing. Empty means no rule.
 */
export type RulesForm = PrefixedRules<RuleValues>;

export const prefix = 'registrationRules.';

export const readRules = (rules: rulesForm_rules$key) =>
  readInlineData(
    graphql`
      fragment rulesForm_rules on RegistrationRules @inline {
        opensAt
        closesAt
        cancelUntil
        colleges
        mostPerCollege
        needsApproval
        refuseOverlaps
      }
    `,
    rules,
  );

type StoredRules = Omit<ReturnType<typeof readRules>, ' $fragmentType'>;

export function rulesFormOf({ opensAt, closesAt, cancelUntil, mostPerCollege, ...rest }: StoredRules): RulesForm {
  return withPrefix({
    opensAt: wallMoment(opensAt),
    closesAt: wallMoment(closesAt),
    cancelUntil: wallMoment(cancelUntil),
    colleges: rest.colleges,
    mostPerCollege: String(mostPerCollege ?? ''),
    needsApproval: rest.needsApproval,
    refuseOverlaps: rest.refuseOverlaps,
  });
}

export const noRules = rulesFormOf({
  opensAt: null,
  closesAt: null,
  cancelUntil: null,
  colleges: [],
  mostPerCollege: null,
  needsApproval: false,
  refuseOverlaps: false,
});

export const isRule = (field: string): field is keyof RulesForm => field in noRules;

/** A half-filled moment becomes an Invalid Date. */
export function rulesOf(form: RulesForm): RulesFields {
  const moment = (value: string) => (value ? new Date(value) : null);
  const most = form['registrationRules.mostPerCollege'];
  return {
    opensAt: moment(form['registrationRules.opensAt']),
    closesAt: moment(form['registrationRules.closesAt']),
    cancelUntil: moment(form['registrationRules.cancelUntil']),
    colleges: form['registrationRules.colleges'].map((name) => name.trim()),
    mostPerCollege: most.trim() ? Number(most) : null,
    needsApproval: form['registrationRules.needsApproval'],
    refuseOverlaps: form['registrationRules.refuseOverlaps'],
  };
}

export const ruleProblems = (form: RulesForm, begins: Date | undefined): EventProblems =>
  withPrefix(validateRules(rulesOf(form), begins));

function withPrefix<T extends object>(values: T): PrefixedRules<T> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value])) as PrefixedRules<T>;
}
