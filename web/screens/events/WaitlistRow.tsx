import { Button } from '@primer/react';
import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { GiveSeatDialog_event$key } from '../../__generated__/GiveSeatDialog_event.graphql.ts';
import type { WaitlistRow_registration$key } from '../../__generated__/WaitlistRow_registration.graphql.ts';
import { formatDateTime, formatNumber, t } from '../../core/i18n.tsx';
import { warmDialog } from '../../ui/LazyDialog.tsx';
import { Contact } from './Contact.tsx';
import { GiveSeatDialog } from './GiveSeatDialog.tsx';
import { PersonAnswers } from './PersonAnswers.tsx';
import { readAnswers } from './readAnswers.ts';
import css from './WaitlistRow.module.css';

type WaitlistRowProps = {
  registration: WaitlistRow_registration$key;
  event: GiveSeatDialog_event$key;
  /** In the line, 1 for the first. */
  position: number;
};

export function WaitlistRow({ registration, event, position }: WaitlistRowProps) {
  const data = useFragment(
    graphql`
      fragment WaitlistRow_registration on Registration {
        name
        email
        createdAt
        answers {
          ...readAnswers_answer
        }
        ...GiveSeatDialog_registration
      }
    `,
    registration,
  );
  const id = useId();
  const [asking, setAsking] = useState(false);
  return (
    <li data-row="wrap center condensed/cozy" className={css.row}>
      <span data-text="medium numbers muted" className={css.position}>
        {formatNumber(position)}
      </span>
      <div data-stack="none" className={css.who}>
        <p data-text="medium semibold" id={id}>
          {data.name}
        </p>
        <p data-text="small muted">
          <Contact email={data.email} />
          {' · '}
          <time className={css.when} dateTime={data.createdAt}>
            {formatDateTime(data.createdAt)}
          </time>
        </p>
        <PersonAnswers answers={readAnswers(data.answers)} />
      </div>
      <Button aria-describedby={id} onPointerEnter={warmDialog} onFocus={warmDialog} onClick={() => setAsking(true)}>
        {t('event.waitlist.give')}
      </Button>
      {asking && (
        <GiveSeatDialog registration={data} event={event} position={position} onClose={() => setAsking(false)} />
      )}
    </li>
  );
}
