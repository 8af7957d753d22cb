import { ArrowLeftIcon } from '@primer/octicons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './BackLink.module.css';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={css.back} to={to}>
      <ArrowLeftIcon size={16} />
      {children}
    </Link>
  );
}
