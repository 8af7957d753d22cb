import { graphql } from 'react-relay';
import { useLocation, useNavigation } from 'react-router-dom';
import type { MailScreenQuery } from '../../__generated__/MailScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ListResults } from '../../ui/ListResults.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { useOnScreen } from './loadMail.ts';
import { MailCauseList } from './MailCauseList.tsx';
import { MailFilterBar } from './MailFilterBar.tsx';
import { mailPlace, readFilters, type MailFilters } from './mailFilters.ts';
import { MailList } from './MailList.tsx';

export function MailScreen() {
  useTitle(t('mail.title'));
  useOnScreen();
  const here = useLocation();
  const { location: next } = useNavigation();
  const waiting = next?.pathname === here.pathname ? next : undefined;
  const filters = readFilters((waiting ?? here).search);
  return (
    <Screen
      title={t('mail.title')}
      subtitle={t('mail.subtitle')}
      back={
        filters.cause ? (
          <BackLink to={mailPlace}>{t('mail.backToAll')}</BackLink>
        ) : (
          <BackLink to="/admindashboard">{t('mail.back')}</BackLink>
        )
      }
    >
      <MailFilterBar filters={filters} />
      <ListResults sentence={t('error.screen')} skeleton={<MailSkeleton />}>
        <MailContent filters={filters} waiting={waiting !== undefined} />
      </ListResults>
    </Screen>
  );
}

function MailContent(props: { filters: MailFilters; waiting: boolean }) {
  const { systemSettings, messages, causes } = useRouteQuery<MailScreenQuery>(graphql`
    query MailScreenQuery(
      $state: MailState
      $search: String
      $cause: ID
      $causeId: ID!
      $isOfCause: Boolean!
      $isGrouped: Boolean!
    ) @preloadable {
      systemSettings {
        mailIsSent
      }
      ...MailList_query @skip(if: $isGrouped) @alias(as: "messages")
      ...MailCauseList_query @include(if: $isGrouped) @alias(as: "causes")
    }
  `);
  return (
    <>
      {!systemSettings.mailIsSent && (
        <Notice tone="accent" actions={<ButtonLink to="/system-settings">{t('mail.settings')}</ButtonLink>}>
          {t('mail.notSent')}
        </Notice>
      )}
      {messages && <MailList query={messages} {...props} />}
      {causes && <MailCauseList query={causes} {...props} />}
    </>
  );
}

function MailSkeleton() {
  return (
    <div data-card data-rows role="status" aria-label={t('mail.loading')}>
      {Array.from({ length: 6 }, (_, n) => (
        <div key={n} data-stack="start condensed" data-columns="lead">
          <Bone width="5.5rem" height="1.75rem" round />
          <div data-stack="tight">
            <Bone width="55%" />
            <Bone width="70%" height="1.125rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
