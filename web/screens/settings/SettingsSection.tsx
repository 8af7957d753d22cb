import type { Icon } from '@primer/octicons-react';
import { useId, type ReactNode } from 'react';
import css from './SettingsSection.module.css';

type SettingsSectionProps = { icon: Icon; title: string; text: string; children: ReactNode };

/** Settings that belong together, beside what they are about where there is room for it. */
export function SettingsSection({ icon: Icon, title, text, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <span className={css.icon}>
          <Icon />
        </span>
        <div>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          <p className={css.text}>{text}</p>
        </div>
      </div>
      <div className={css.controls}>{children}</div>
    </section>
  );
}
