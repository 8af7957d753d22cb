import type { ComponentType, ReactNode } from 'react';
import css from './EmptyState.module.css';

type EmptyStateProps = {
  icon: ComponentType<{ size?: number }>;
  title: ReactNode;
  children?: ReactNode;
  /** What to do first: a link or a button. */
  action?: ReactNode;
  /** Inside a panel: less air, no frame. */
  compact?: boolean;
};

export function EmptyState({ icon: Icon, title, children, action, compact = false }: EmptyStateProps) {
  return (
    <div className={css.empty} data-compact={compact || undefined}>
      <span className={css.icon} aria-hidden="true">
        <Icon size={24} />
      </span>
      <p className={css.title}>{title}</p>
      {children && <p className={css.text}>{children}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
