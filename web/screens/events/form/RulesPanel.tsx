import { Suspense } from 'react';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { noRules } from './rulesForm.ts';
import type { RulesFieldsProps } from './RulesFields.tsx';

const RulesFields = lazyWithRetry(async () => (await import('./RulesFields.tsx')).RulesFields);
const ruleNames = Object.keys(noRules) as (keyof typeof noRules)[];

/** Who may register, and when. Folded, because most events need no rules. */
export function RulesPanel(props: RulesFieldsProps) {
  const { values, problem } = props.form;
  return (
    <Disclosure
      title={t('events.form.rules')}
      hint={t('events.form.rulesHint')}
      used={ruleNames.some((name) => String(values[name]) !== String(noRules[name]))}
      wrong={ruleNames.some((name) => problem(name))}
    >
      <Suspense fallback={<Bone height="30rem" />}>
        <RulesFields {...props} />
      </Suspense>
    </Disclosure>
  );
}
