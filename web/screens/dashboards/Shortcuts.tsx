import type { Icon as IconType } from '@primer/octicons-react';
import { useId, type ReactNode } from 'react';
import { t } from '../../core/i18n.tsx';
import { Mark } from '../../ui/Mark.tsx';
import css from './Shortcuts.module.css';

/** The cards at the top of a dashboard, in one row if there is room. Phones show only their buttons. */
export function Shortcuts({ children }: { children: ReactNode }) {
  return (
    <div data-stack="normal" data-columns="14" className={css.shortcuts}>
      {children}
    </div>
  );
}

type ShortcutProps = {
  icon: IconType;
  tone: 'accent' | 'success' | 'done';
  name: 'announce' | 'create' | 'events' | 'own' | 'settings' | 'users';
  /** The button or link. */
  children: ReactNode;
};

export function Shortcut({ icon: Icon, tone, name, children }: ShortcutProps) {
  const id = useId();
  return (
    <section data-card="padded" data-stack="condensed" aria-labelledby={id}>
      <div data-row="center cozy" data-only="wide">
        <Mark tone={tone} square>
          <Icon size={20} />
        </Mark>
        <h2 id={id}>{t(`dashboard.card.${name}`)}</h2>
      </div>
      <p data-text="medium muted grow" data-space="below condensed" data-only="wide">
        {t(`dashboard.card.${name}Text`)}
      </p>
      {children}
    </section>
  );
}
