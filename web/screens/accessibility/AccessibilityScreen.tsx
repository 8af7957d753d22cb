import { setPaused, usePausedAt } from '../../core/connection.ts';
import { formatMonth, t } from '../../core/i18n.tsx';
import { useTitle } from '../../core/title.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Switch } from '../../ui/Switch.tsx';

/** The month of the last review of this statement and of docs/accessibility.md. */
const reviewed = new Date(2026, 10);

/** What holds, what does not, and whom to write to. docs/accessibility.md is the report by criterion. */
export function AccessibilityScreen() {
  useTitle(t('footer.accessibility'));
  return (
    <Screen narrow title={t('footer.accessibility')} subtitle={t('accessibility.aim')}>
      <Panel title={t('accessibility.holds')}>
        <ul data-stack="condensed" data-text="large">
          <li>{t('accessibility.keyboard')}</li>
          <li>{t('accessibility.readers')}</li>
          <li>{t('accessibility.colours')}</li>
          <li>{t('accessibility.size')}</li>
          <li>{t('accessibility.motion')}</li>
          <li>{t('accessibility.live')}</li>
          <li>{t('accessibility.messages')}</li>
        </ul>
      </Panel>
      <Panel title={t('accessibility.device')}>
        <Switch
          label={t('accessibility.pause')}
          hint={t('accessibility.pauseHint')}
          checked={usePausedAt() > 0}
          onChange={(change) => setPaused(change.target.checked)}
        />
      </Panel>
      <Panel title={t('accessibility.gaps')}>
        <ul data-stack="condensed" data-text="large">
          <li>{t('accessibility.untried')}</li>
          <li>{t('accessibility.pictures')}</li>
          <li>{t('accessibility.languages')}</li>
          <li>{t('accessibility.developers')}</li>
        </ul>
      </Panel>
      <Panel title={t('accessibility.tested')}>
        <p data-text="large">{t('accessibility.testedBy')}</p>
        <p data-text="muted">{t('accessibility.reviewed', { month: formatMonth(reviewed) })}</p>
      </Panel>
      <Panel title={t('accessibility.complain')}>
        <p data-text="large">{t('accessibility.complainTo')}</p>
        <address data-row="wrap spacious" data-text="large break">
          <a href={`mailto:${t('footer.email')}`}>{t('footer.email')}</a>
          <a href={`tel:${t('footer.phone').replaceAll(' ', '')}`}>{t('footer.phone')}</a>
        </address>
      </Panel>
    </Screen>
  );
}
