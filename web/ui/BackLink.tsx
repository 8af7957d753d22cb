import { ArrowLeftIcon } from '@primer/octicons-react';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useBackLink } from '../core/backLink.ts';

/** Goes back to a screen with its former state, or to its address if it was not visited before. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  const link = useBackLink(to);
  const goBack = (event: MouseEvent) => {
    if (!link.back || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    link.back();
  };
  return (
    <Link data-text="medium muted start" data-press="lit" to={link.to} onClick={goBack}>
      <ArrowLeftIcon size={16} />
      {children}
    </Link>
  );
}
