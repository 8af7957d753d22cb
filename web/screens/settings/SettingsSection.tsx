import type { Icon } from '@primer/octicons-react';
import { useId, type ReactNode } from 'react';
import { Mark } from '../../ui/Mark.tsx';
import css from './SettingsSection.module.css';

type SettingsSectionProps = { icon: Icon; title: string; text: string; children: ReactNode };

/** A group of settings, next to its description if there is room. */
export function SettingsSection({ icon: Icon, title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section data-stack="none" className={css.section} data-card="padded" aria-labelledby={id}>
      <div data-row="start normal">
        <Mark tone="accent" square>
          <Icon />
        </Mark>
        <div>
          <h2 id={id}>{title}</h2>
          <p data-text="muted" data-space="above tight" className={css.text}>
            {text}
          </p>
        </div>
      </div>
      <div data-stack="roomy">{children}</div>
    </section>
  );
}
