import { CheckCircleFillIcon } from '@primer/octicons-react';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RegistrationFormDialog_viewer$key } from '../../../__generated__/RegistrationFormDialog_viewer.graphql.ts';
import type { RegistrationPanel_event$key } from '../../../__generated__/RegistrationPanel_event.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { HowItWent } from './HowItWent.tsx';
import { RegistrationAct } from './RegistrationAct.tsx';
import css from './RegistrationPanel.module.css';
import { useRegistration } from './useRegistration.ts';

const KeepEvent = lazyWithRetry(async () => (await import('./KeepEvent.tsx')).KeepEvent);
const OwnOverlaps = lazyWithRetry(async () => (await import('./OwnOverlaps.tsx')).OwnOverlaps);
const OwnAnswers = lazyWithRetry(async () => (await import('../questions/OwnAnswers.tsx')).OwnAnswers);

type RegistrationPanelProps = { event: RegistrationPanel_event$key; viewer: RegistrationFormDialog_viewer$key };

/** The viewer's seat or waitlist place: take it, see it, return it. */
export function RegistrationPanel({ event, viewer }: RegistrationPanelProps) {
  const data = useFragment(
    graphql`
      fragment RegistrationPanel_event on Event {
        ...useRegistration_event
        ...HowItWent_event
        ...KeepEvent_event
      }
    `,
    event,
  );
  const { registration, standing, noteEnding } = useRegistration(data);
  if (!standing) return null;
  const { id, viewerRegistrationState: state, questions } = registration;
  const hasTicket = standing.isRegistered && !standing.isOver;
  const { isRegistered, isIn, isOver, sentence, number, note, action } = standing;

  return (
    <Panel title={t('registration.title')}>
      <div data-stack="none" data-text="medium">
        <p data-text={isRegistered ? 'semibold success' : undefined} className={css.sentence} role="status">
          {isRegistered && <CheckCircleFillIcon size={16} />}
          {isRegistered && isOver ? <HowItWent event={data} /> : sentence}
        </p>
        {number && <p data-text="numbers muted">{number}</p>}
      </div>
      <RegistrationAct
        registration={registration}
        viewer={viewer}
        action={action}
        onEnd={noteEnding}
        hasTicket={hasTicket}
      >
        {hasTicket && (
          <Suspense fallback={<Bone height="var(--target)" />}>
            <KeepEvent event={data} id={id} title={registration.title} />
          </Suspense>
        )}
        {note && <p data-text="medium muted">{note}</p>}
        {state === 'OVERLAPS' && (
          <Suspense fallback={<Bone height="1.25rem" />}>
            <OwnOverlaps id={id} />
          </Suspense>
        )}
        {isIn && questions.length > 0 && (
          <Suspense fallback={<Bone height="var(--target)" />}>
            <OwnAnswers id={id} />
          </Suspense>
        )}
      </RegistrationAct>
    </Panel>
  );
}
