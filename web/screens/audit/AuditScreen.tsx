import { graphql } from 'react-relay';
import { useLocation, useNavigation } from 'react-router-dom';
import type { AuditScreenQuery } from '../../__generated__/AuditScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { ListResults } from '../../ui/ListResults.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { readFilters, type AuditFilters } from './auditFilters.ts';
import { AuditList } from './AuditList.tsx';
import { useOnScreen } from './loadAudit.ts';

export function AuditScreen() {
  useTitle(t('audit.title'));
  useOnScreen();
  const here = useLocation();
  const { location: next } = useNavigation();
  const waiting = next?.pathname === here.pathname ? next : undefined;
  const filters = readFilters((waiting ?? here).search);
  return (
    <Screen
      title={t('audit.title')}
      subtitle={t('audit.subtitle')}
      back={<BackLink to="/admindashboard">{t('audit.back')}</BackLink>}
    >
      <AuditFilterBar filters={filters} />
      <ListResults sentence={t('error.screen')} skeleton={<AuditSkeleton />}>
        <AuditContent filters={filters} waiting={waiting !== undefined} />
      </ListResults>
    </Screen>
  );
}

function AuditContent(props: { filters: AuditFilters; waiting: boolean }) {
  const data = useRouteQuery<AuditScreenQuery>(graphql`
    query AuditScreenQuery($action: String, $actor: ID, $subject: ID, $from: DateTime, $to: DateTime) @preloadable {
      ...AuditList_query
    }
  `);
  return <AuditList query={data} {...props} />;
}

function AuditSkeleton() {
  return (
    <div data-card data-rows role="status" aria-label={t('audit.loading')}>
      {Array.from({ length: 6 }, (_, n) => (
        <div data-row="cozy" key={n}>
          <Bone width="2.5rem" height="2.5rem" round />
          <div data-stack="tight" data-text="grow">
            <Bone width="40%" />
            <Bone width="70%" />
            <Bone width="30%" height="1.125rem" />
          </div>
        </div>
      ))}
    </div>
  );
}
