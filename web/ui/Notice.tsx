import { AlertFillIcon, CheckCircleIcon, InfoIcon } from '@primer/octicons-react';
import type { ReactNode } from 'react';
import css from './Notice.module.css';

type NoticeTone = 'accent' | 'success' | 'attention' | 'danger';

const icons = { accent: InfoIcon, success: CheckCircleIcon, attention: AlertFillIcon, danger: AlertFillIcon };

type NoticeProps = { tone: NoticeTone; title?: ReactNode; children?: ReactNode; actions?: ReactNode };

/** A message in the flow of the page. Screen readers announce problems at once, other messages when they are idle. */
export function Notice({ tone, title, children, actions }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div data-row="cozy" className={css.notice} data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <span className={css.icon}>
        <Icon size={16} />
      </span>
      <div data-stack="tight" data-text="medium grow break">
        {title && <p data-text="semibold">{title}</p>}
        {children && <div>{children}</div>}
        {actions && (
          <div data-row="wrap condensed" data-space="above condensed">
            {actions}
          </div>
        )}
      </div>
    </div>
  );
}
