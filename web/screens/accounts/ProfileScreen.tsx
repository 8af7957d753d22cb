import { CheckCircleFillIcon, PencilIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from 'react-relay';
import type { ProfileScreenQuery } from '../../__generated__/ProfileScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Temporary } from '../../ui/Temporary.tsx';
import { abilitiesOf } from './abilities.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileDetails } from './ProfileDetails.tsx';
import { profileDraft, ProfileForm } from './ProfileForm.tsx';
import css from './ProfileScreen.module.css';
import { SafetySkeleton } from './ProfileSkeleton.tsx';

const PasswordPanel = lazyWithRetry(async () => (await import('./PasswordPanel.tsx')).PasswordPanel);
const SessionsPanel = lazyWithRetry(async () => (await import('./SessionsPanel.tsx')).SessionsPanel);

const loadDraft = () => import('../../core/draft.ts');

export function ProfileScreen() {
  useTitle(t('profile.title'));
  const { viewer, uploadLimits } = useRouteQuery<ProfileScreenQuery>(graphql`
    query ProfileScreenQuery @preloadable {
      viewer {
        role
        ...ProfileCard_user
        ...ProfileDetails_user
        ...ProfileForm_user
        ...PasswordPanel_user
        ...SessionsPanel_user
      }
      uploadLimits {
        ...UploadField_limits
      }
    }
  `);
  const [editing, setEditing] = useState(false);
  useEffect(() => {
    void loadDraft().then(
      ({ readDraft }) => readDraft(profileDraft) && setEditing(true),
      () => {},
    );
  }, []);
  const [notice, setNotice] = useState<{ failure?: unknown }>();
  const editButton = useRef<HTMLButtonElement>(null);

  function leaveForm() {
    flushSync(() => setEditing(false));
    editButton.current?.focus();
  }

  if (!viewer) throw new Error('no viewer');
  return (
    <>
      <h1 data-space="below spacious">{t('profile.title')}</h1>
      <ProfileCard user={viewer} />
      <div data-stack="start spacious" data-columns="side" data-space="above spacious">
        <div data-stack="spacious">
          <section data-card="padded" aria-labelledby="details">
            <div data-row="center space-between normal" data-space="below cozy" className={css.head}>
              <h2 id="details">{t('profile.details')}</h2>
              {!editing && (
                <Button ref={editButton} leadingVisual={PencilIcon} onClick={() => setEditing(true)}>
                  {t('profile.edit')}
                </Button>
              )}
            </div>
            {notice && (
              <div data-space="below normal">
                <Temporary of={notice} closable onEnd={() => setNotice(undefined)}>
                  {'failure' in notice ? (
                    <Failure title={t('profile.saveFailed')} error={notice.failure} />
                  ) : (
                    <Notice tone="success">{t('profile.saved')}</Notice>
                  )}
                </Temporary>
              </div>
            )}
            {editing ? (
              <ProfileForm
                user={viewer}
                uploadLimits={uploadLimits}
                onCancel={leaveForm}
                onSaved={() => {
                  leaveForm();
                  setNotice({});
                }}
                onFailed={(failure) => setNotice({ failure })}
              />
            ) : (
              <ProfileDetails user={viewer} />
            )}
          </section>
          <Suspense fallback={<SafetySkeleton />}>
            <PasswordPanel user={viewer} />
            <SessionsPanel user={viewer} />
          </Suspense>
        </div>
        <section data-card="padded" aria-labelledby="abilities">
          <div data-row="center space-between normal" data-space="below cozy" className={css.head}>
            <h2 id="abilities">{t('profile.abilities')}</h2>
          </div>
          <p data-text="muted" data-space="below cozy">
            {t('profile.abilitiesOf', { role: viewer.role })}
          </p>
          <ul data-stack="cozy" className={css.abilities}>
            {abilitiesOf(viewer.role).map((ability) => (
              <li key={ability} data-row="cozy">
                <CheckCircleFillIcon />
                {t(ability)}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
