import { Link } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** The first tasks of an admin on an empty platform. */
export function FirstSteps() {
  return (
    <Panel title={t('dashboard.first')}>
      <ol data-stack="normal" data-bullets>
        <li>
          <Link data-text="semibold" to="/system-settings">
            {t('dashboard.first.settings')}
          </Link>
          <p data-text="medium muted" data-space="above tight">
            {t('dashboard.first.settingsText')}
          </p>
        </li>
        <li>
          <strong data-text="semibold">{t('dashboard.first.people')}</strong>
          <p data-text="medium muted" data-space="above tight">
            {t('dashboard.first.peopleText')}
          </p>
        </li>
        <li>
          <Link data-text="semibold" to="/events/create">
            {t('dashboard.first.event')}
          </Link>
          <p data-text="medium muted" data-space="above tight">
            {t('dashboard.first.eventText')}
          </p>
        </li>
      </ol>
    </Panel>
  );
}
