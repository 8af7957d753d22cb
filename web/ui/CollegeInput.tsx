import { TextInput } from '@primer/react';
import { useId, useState, type ComponentProps } from 'react';
import { loadColleges } from './loadColleges.ts';

/** The name of a college. Suggests colleges that other users have entered; any other name is valid, too. */
export function CollegeInput(props: ComponentProps<typeof TextInput>) {
  const [colleges, setColleges] = useState<readonly string[]>([]);
  const listId = useId();
  return (
    <>
      <TextInput
        autoComplete="organization"
        {...props}
        size="large"
        list={listId}
        onFocus={() => void loadColleges().then(setColleges)}
      />
      <datalist id={listId}>
        {colleges.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
