import { ChecklistIcon } from '@primer/octicons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { HomeDoor_event$key } from '../../__generated__/HomeDoor_event.graphql.ts';
import { formatDateTime, t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { HomeHead } from './HomeHead.tsx';
import css from './HomeNextEvent.module.css';

/** The event whose door the viewer keeps now. */
export function HomeDoor({ event }: { event: HomeDoor_event$key }) {
  const { id, title, localLanguage, date, location } = useFragment(
    graphql`
      fragment HomeDoor_event on Event {
        id
        title: localTitle
        localLanguage
        date
        location
      }
    `,
    event,
  );
  return (
    <section aria-labelledby="door">
      <HomeHead id="door" title={t('homeOwn.door')} to="/my-events" toText={t('homeOwn.viewMine')} />
      <div data-row="wrap center space-between normal" data-space="around normal" className={css.event}>
        <div data-stack="tight">
          <Link data-text="heading break default" to={`/events/${id}`} {...langOf(localLanguage)}>
            {title}
          </Link>
          <p data-text="medium muted break">
            {formatDateTime(date)} · {location}
          </p>
        </div>
        <ButtonLink variant="primary" size="large" leadingVisual={ChecklistIcon} to={`/events/${id}/door`}>
          {t('homeOwn.atDoor')}
        </ButtonLink>
      </div>
    </section>
  );
}
