import { ArrowLeftIcon } from '@primer/octicons-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWayBack } from '../core/trail.ts';
import css from './BackLink.module.css';

/** Leads back to where one came from, as it was; to its address where one has not been there. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const way = useWayBack(to);
  const goBack = (event: MouseEvent) => {
    if (!way.back || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    way.back();
  };
  return (
    <Link className={css.back} to={way.to} onClick={goBack}>
      <ArrowLeftIcon size={16} />
      {children}
    </Link>
  );
}
