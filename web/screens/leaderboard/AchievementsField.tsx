import { CheckIcon, PlusIcon, XIcon } from '@primer/octicons-react';
import { Button, TextInput } from '@primer/react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { awardLimits, cleanAchievements, predefinedAchievements } from '../../../api/leaderboard/validate.ts';
import { t } from '../../core/i18n.tsx';
import { Field } from '../../ui/Field.tsx';
import css from './AchievementsField.module.css';
import field from '../../ui/Field.module.css';
import { joinLines, parseLines } from './scoreForm.ts';

type Control = { value: string; disabled: boolean; onChange: (change: { target: { value: string } }) => void };

type AchievementsFieldProps = {
  /** The chosen achievements, one per line. */
  chosen: Control;
  /** A custom achievement while it is typed. */
  own: Control;
  error: string | undefined;
};

/** Toggles predefined achievements. Enter or the button adds a custom one, which can be removed again. */
export function AchievementsField({ chosen, own, error }: AchievementsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const achievements = parseLines(chosen.value);
  const others = achievements.filter((each) => !predefinedAchievements.some((known) => known === each));
  const full = achievements.length >= awardLimits.achievements;
  const { disabled } = chosen;

  const choose = (next: readonly string[]) => chosen.onChange({ target: { value: joinLines(next) } });
  const toggle = (name: string) =>
    choose(achievements.includes(name) ? achievements.filter((each) => each !== name) : [...achievements, name]);
  const add = () => {
    choose(cleanAchievements([...achievements, own.value]));
    own.onChange({ target: { value: '' } });
    input.current?.focus();
  };
  const addByKey = (press: KeyboardEvent) => {
    // if the field is empty, Enter submits the form
    if (press.key !== 'Enter' || press.nativeEvent.isComposing || !own.value.trim()) return;
    press.preventDefault();
    add();
  };

  return (
    <div data-stack="cozy" role="group" aria-labelledby={labelId}>
      <span data-text="medium semibold" id={labelId}>
        {t('scores.form.achievements')}
        <span data-text="small muted" className={field.note}>
          {t('ui.optional')}
        </span>
      </span>
      <div data-row="wrap condensed">
        {predefinedAchievements.map((name) => (
          <button
            key={name}
            type="button"
            data-pill
            data-hover
            className={css.chip}
            aria-pressed={achievements.includes(name)}
            disabled={disabled || (full && !achievements.includes(name))}
            onClick={() => toggle(name)}
          >
            {achievements.includes(name) ? <CheckIcon size={12} /> : <PlusIcon size={12} />}
            {name}
          </button>
        ))}
        {others.map((name) => (
          <button
            key={name}
            type="button"
            data-pill
            data-hover
            className={css.chip}
            data-own
            aria-label={t('scores.form.removeAchievement', { name })}
            disabled={disabled}
            onClick={() => {
              toggle(name);
              input.current?.focus();
            }}
          >
            <span data-text="truncate">{name}</span>
            <XIcon size={12} />
          </button>
        ))}
      </div>
      <Field label={t('scores.form.ownAchievement')} error={error}>
        {(control) => (
          <div data-stack="condensed" data-columns="rest">
            <TextInput
              {...control}
              ref={input}
              size="large"
              autoComplete="off"
              enterKeyHint="done"
              maxLength={awardLimits.achievement}
              disabled={disabled || full}
              placeholder={t('scores.form.ownAchievementPlaceholder')}
              value={own.value}
              onChange={own.onChange}
              onKeyDown={addByKey}
            />
            <Button size="large" onClick={add} disabled={disabled || full || !own.value.trim()}>
              {t('scores.form.addAchievement')}
            </Button>
          </div>
        )}
      </Field>
    </div>
  );
}
