import { AlertIcon, BellIcon, CalendarIcon, CheckCircleIcon, type Icon as IconType } from '@primer/octicons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../core/i18n.tsx';
import { Mark } from '../../ui/Mark.tsx';
import css from './AccountPage.module.css';

const points = [
  { text: 'welcome.points.one', Icon: CalendarIcon },
  { text: 'welcome.points.seat', Icon: CheckCircleIcon },
  { text: 'welcome.points.live', Icon: BellIcon },
] as const;

type Outcome = 'success' | 'problem';

const marks: Record<Outcome, IconType> = { success: CheckCircleIcon, problem: AlertIcon };

type AccountPageProps = {
  title: string;
  lead: string;
  /** Shown after the form was sent; the heading gets the focus. */
  outcome?: Outcome;
  children?: ReactNode;
  foot?: ReactNode;
};

/** A card with one form or its outcome, next to the product's introduction if there is room. */
export function AccountPage({ title, lead, outcome, children, foot }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!outcome) return;
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [outcome]);
  const Icon = outcome && marks[outcome];
  return (
    <div className={css.page}>
      <section className={css.card}>
        {Icon && (
          <p data-space="below normal">
            <Mark tone={outcome === 'success' ? 'success' : 'attention'} size="large">
              <Icon size={24} />
            </Mark>
          </p>
        )}
        <h1 ref={heading} tabIndex={-1} data-space="below tight">
          {title}
        </h1>
        <p data-text="muted" data-space="below spacious">
          {lead}
        </p>
        {children}
        {foot && (
          <p
            data-row="wrap center justify-center none/tight"
            data-text="muted"
            data-space="above normal"
            className={css.foot}
          >
            {foot}
          </p>
        )}
      </section>
      <aside data-stack="justify-end none" className={css.welcome} aria-label={t('app.name')}>
        <p data-text="semibold" className={css.claim}>
          {t('welcome.title')}
        </p>
        <ul data-stack="normal">
          {points.map(({ text, Icon }) => (
            <li key={text} data-row="center cozy">
              <span data-icon-button className={css.icon}>
                <Icon />
              </span>
              {t(text)}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
