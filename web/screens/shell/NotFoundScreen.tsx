import { LinkButton } from '@primer/react';
import { Link } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { useTitle } from '../../core/title.ts';
import css from './NotFoundScreen.module.css';

export function NotFoundScreen() {
  useTitle(t('notFound.title'));
  return (
    <div data-stack="center justify-center none" data-text="center" className={css.screen}>
      <p data-text="semibold" className={css.number} aria-hidden="true">
        404
      </p>
      <h1 data-text="title">{t('notFound.title')}</h1>
      <p data-text="muted" data-space="inside normal">
        {t('notFound.text')}
      </p>
      <LinkButton as={Link} to="/home" variant="primary">
        {t('error.home')}
      </LinkButton>
    </div>
  );
}
