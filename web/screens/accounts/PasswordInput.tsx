import { EyeClosedIcon, EyeIcon } from '@primer/octicons-react';
import { TextInput } from '@primer/react';
import { useState, type ComponentProps } from 'react';
import { t } from '../../core/i18n.tsx';
import css from './PasswordInput.module.css';

/** A password field with a button that shows the password. */
export function PasswordInput(input: Omit<ComponentProps<typeof TextInput>, 'type' | 'size' | 'trailingVisual'>) {
  const [isVisible, setVisible] = useState(false);
  const Icon = isVisible ? EyeClosedIcon : EyeIcon;
  return (
    <span className={css.wrap}>
      <TextInput {...input} className={css.input} size="large" type={isVisible ? 'text' : 'password'} />
      <button
        type="button"
        data-icon-button
        className={css.toggle}
        aria-label={t('password.show')}
        aria-pressed={isVisible}
        onClick={() => setVisible(!isVisible)}
      >
        <Icon />
      </button>
    </span>
  );
}
