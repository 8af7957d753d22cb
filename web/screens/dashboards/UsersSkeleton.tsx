import { t } from '../../core/i18n.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './Users.module.css';

/** As high as the table with a full page of users. */
export function UsersSkeleton() {
  return (
    <Panel title={t('dashboard.users')}>
      <UserRowsSkeleton />
    </Panel>
  );
}

export function UserRowsSkeleton() {
  return (
    <div role="status" aria-label={t('dashboard.users.loading')}>
      {Array.from({ length: 10 }, (_, n) => (
        <div key={n} data-row="center none" className={css.bone}>
          <Bone height="2rem" />
        </div>
      ))}
    </div>
  );
}
