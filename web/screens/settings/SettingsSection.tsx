import type { Icon } from '@primer/octicons-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { sections, systemSections } from './sections.ts';
import css from './SettingsSection.module.css';

const all = { ...sections, ...systemSections };

type SettingsSectionProps = { icon: Icon; name: keyof typeof all; children: ReactNode };

/** A group of settings, next to its description if there is room. An address can lead to it: `/settings#privacy`. */
export function SettingsSection({ icon: Icon, name, children }: SettingsSectionProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  useEffect(() => {
    if (location.hash !== `#${name}`) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [location, name]);
  const [title, text] = all[name];
  return (
    <section data-stack="none" className={css.section} data-card="padded" aria-labelledby={id}>
      <div data-row="start normal">
        <Mark tone="accent" square>
          <Icon />
        </Mark>
        <div>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {t(title)}
          </h2>
          <p data-text="muted" data-space="above tight">
            {t(text)}
          </p>
        </div>
      </div>
      <div data-stack="roomy">{children}</div>
    </section>
  );
}
