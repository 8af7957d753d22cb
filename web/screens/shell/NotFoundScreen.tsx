import { LinkButton } from '@primer/react';
import { Link } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { useTitle } from '../../core/title.ts';
import css from './NotFoundScreen.module.css';

export function NotFoundScreen() {
  useTitle(t('notFound.title'));
  return (
    <div className={css.screen}>
      <p className={css.number} aria-hidden="true">
        404
      </p>
      <h1 className={css.title}>{t('notFound.title')}</h1>
      <p className={css.text}>{t('notFound.text')}</p>
      <LinkButton as={Link} to="/home" variant="primary">
        {t('error.home')}
      </LinkButton>
    </div>
  );
}
