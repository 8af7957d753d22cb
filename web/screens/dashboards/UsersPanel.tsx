import { SearchIcon } from '@primer/octicons-react';
import { TextInput } from '@primer/react';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { longestSearch } from '../../../api/core/validation/validate.ts';
import { t } from '../../core/i18n.tsx';
import type { Role } from '../../core/session.ts';
import { ClearButton } from '../../ui/ClearButton.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Select } from '../../ui/Select.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { Temporary } from '../../ui/Temporary.tsx';
import { UserRowsSkeleton } from './UsersSkeleton.tsx';
import { UsersTable, type UsersRequest } from './UsersTable.tsx';
import type { RoleOutcome } from './useRoleChange.ts';

const searchDelay = 300;
const roles = ['PARTICIPANT', 'ORGANIZER', 'ADMIN'] as const;

/** All accounts in pages, with search by name or e-mail and a role to choose for each. */
export function UsersPanel({ start = '' }: { /** The first search. */ start?: string }) {
  const [typed, setTyped] = useState(start);
  const [request, setRequest] = useState<UsersRequest>({
    search: start || null,
    role: null,
    cursors: [null],
    isLoaded: false,
    attempt: 0,
  });
  // the previous results stay until the next page has loaded
  const deferredRequest = useDeferredValue(request);
  const [outcome, setOutcome] = useState<RoleOutcome>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => () => clearTimeout(timer.current), []);

  function applyFilter(change: Partial<Pick<UsersRequest, 'search' | 'role'>>) {
    setRequest((now) => ({ ...now, ...change, cursors: [null], isLoaded: false }));
  }
  function changeText(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => applyFilter({ search: text.trim() || null }), text ? searchDelay : 0);
  }

  return (
    <Panel title={t('dashboard.users')}>
      <div data-row="wrap cozy">
        <search data-basis="14">
          <TextInput
            ref={input}
            block
            size="large"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={longestSearch}
            leadingVisual={SearchIcon}
            placeholder={t('dashboard.users.searchPlaceholder')}
            aria-label={t('dashboard.users.search')}
            value={typed}
            onChange={(change) => changeText(change.target.value)}
            {...(typed && {
              trailingAction: (
                <ClearButton
                  label={t('dashboard.users.clear')}
                  onClear={() => {
                    changeText('');
                    input.current?.focus();
                  }}
                />
              ),
            })}
          />
        </search>
        <Select
          aria-label={t('dashboard.users.role')}
          value={request.role ?? ''}
          onChange={(change) => applyFilter({ role: (change.target.value || null) as Role | null })}
        >
          <option value="">{t('dashboard.users.roleAny')}</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(`dashboard.users.role.${role}`)}
            </option>
          ))}
        </Select>
      </div>
      <p data-text="small muted">{t('dashboard.users.hint')}</p>
      <PartBoundary
        attempt={deferredRequest}
        sentence={t('dashboard.users.failed')}
        onRetry={() => setRequest((now) => ({ ...now, attempt: now.attempt + 1 }))}
      >
        <Suspense fallback={<UserRowsSkeleton />}>
          <UsersTable
            request={deferredRequest}
            waiting={deferredRequest !== request}
            onPage={(cursors) => setRequest((now) => ({ ...now, cursors, isLoaded: true }))}
            onOutcome={setOutcome}
          />
        </Suspense>
      </PartBoundary>
      {outcome && (
        <div data-sticky data-floating>
          <Temporary of={outcome} closable onEnd={() => setOutcome(undefined)}>
            {'message' in outcome ? (
              <Notice tone="success">{outcome.message}</Notice>
            ) : (
              <Failure title={t('dashboard.users.roleFailed')} error={outcome.failure} />
            )}
          </Temporary>
        </div>
      )}
    </Panel>
  );
}
