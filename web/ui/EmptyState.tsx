import type { ComponentType, ReactNode } from 'react';
import css from './EmptyState.module.css';
import { Mark } from './Mark.tsx';

type EmptyStateProps = {
  icon: ComponentType<{ size?: number }>;
  title: ReactNode;
  children?: ReactNode;
  /** The first step for the user: a link or a button. */
  action?: ReactNode;
  /** For use inside a panel: less padding, no frame. */
  compact?: boolean;
};

export function EmptyState({ icon: Icon, title, children, action, compact = false }: EmptyStateProps) {
  return (
    <div data-stack="center none" data-text="center" className={css.empty} data-compact={compact || undefined}>
      <Mark size="large">
        <Icon size={24} />
      </Mark>
      <p data-text={compact ? 'medium muted' : 'heading'} data-space="above normal">
        {title}
      </p>
      {children && (
        <p data-text="medium muted" data-space="above tight" className={css.text}>
          {children}
        </p>
      )}
      {action && (
        <div data-row="wrap justify-center condensed" data-space="above normal">
          {action}
        </div>
      )}
    </div>
  );
}
