import { Button, TextInput } from '@primer/react';
import { useId, useState, type ComponentProps } from 'react';
import { afterLeaving } from '../core/form.ts';
import { t } from '../core/i18n.tsx';
import './collegeTexts.ts';
import { loadColleges } from './loadColleges.ts';
import { similarCollege } from './similarCollege.ts';

type CollegeInputProps = Omit<ComponentProps<typeof TextInput>, 'onChange' | 'value'> & {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

/**
 * The name of a college. Suggests colleges that other users have entered; any other name is valid, too. On blur, offers a known
 * college with a similar name.
 */
export function CollegeInput({ value, onChange, onBlur, ...props }: CollegeInputProps) {
  const [colleges, setColleges] = useState<readonly string[]>([]);
  const [leftWith, setLeftWith] = useState<string>();
  const listId = useId();
  const similar = leftWith === value ? similarCollege(value, colleges) : undefined;
  return (
    <div data-stack="tight">
      <TextInput
        autoComplete="organization"
        {...props}
        value={value}
        size="large"
        list={listId}
        onChange={onChange}
        onFocus={() => void loadColleges().then(setColleges)}
        onBlur={(event) => {
          onBlur?.(event);
          afterLeaving(event, () => setLeftWith(value));
        }}
      />
      <datalist id={listId}>
        {colleges.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <p data-row="wrap center condensed" data-text="small" role="status" data-optional>
        {similar && (
          <>
            {t('college.similar')}
            <Button size="small" onClick={() => onChange({ target: { value: similar } })}>
              {similar}
            </Button>
          </>
        )}
      </p>
    </div>
  );
}
