import { Button } from '@primer/react';
import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { useParams } from 'react-router-dom';
import type { PosterScreenQuery } from '../../../__generated__/PosterScreenQuery.graphql.ts';
import { isMissingId } from '../../../../api/core/validation/validate.ts';
import { formatDateTimeRange, t } from '../../../core/i18n.tsx';
import { langOf } from '../../../core/languageTags.ts';
import { useRouteQuery } from '../../../core/route.ts';
import { useTitle } from '../../../core/title.ts';
import { BackLink } from '../../../ui/BackLink.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { Screen } from '../../../ui/Screen.tsx';
import { Select } from '../../../ui/Select.tsx';
import '../../../ui/detailTexts.ts';
import { EventProblem } from '../EventProblem.tsx';
import { addressOf } from '../registering/useShare.ts';
import css from './Poster.module.css';

const sizes = ['A4', 'A3'] as const;

/** A poster of an event with a QR code, to print on one page. */
export function PosterScreen() {
  const { eventId = '' } = useParams();
  if (isMissingId(eventId)) return <EventProblem title={t('event.invalidId')} />;
  return (
    <Suspense fallback={<Bone height="40rem" />}>
      <Poster />
    </Suspense>
  );
}

function Poster() {
  const { event, platform } = useRouteQuery<PosterScreenQuery>(graphql`
    query PosterScreenQuery($id: ID!) @preloadable {
      event(id: $id) {
        id
        title: localTitle
        localLanguage
        date
        endsAt
        location
        image
        imageDescription
        language
        organizerName
        publicUrl
      }
      platform {
        timeZone
      }
    }
  `);
  useTitle(t('event.poster'));
  const [size, setSize] = useState<string>(sizes[0]);
  if (!event) return <EventProblem title={t('event.notFound')}>{t('event.notFoundHint')}</EventProblem>;
  const { id, title, localLanguage, date, endsAt, location, image, imageDescription, language } = event;
  const { organizerName, publicUrl } = event;
  const address = addressOf(id, publicUrl);
  return (
    <Screen
      title={t('event.poster')}
      back={<BackLink to={`/events/${id}`}>{t('event.backToEvent')}</BackLink>}
      actions={
        <>
          <Select aria-label={t('event.posterSize')} value={size} onChange={({ target }) => setSize(target.value)}>
            {sizes.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
          <Button variant="primary" onClick={() => window.print()}>
            {t('event.print')}
          </Button>
        </>
      }
    >
      <article data-stack="none" className={css.sheet} data-size={size} aria-labelledby="poster" data-print="colours">
        {image && (
          <img
            className={css.picture}
            src={image}
            alt={imageDescription ?? ''}
            {...langOf(language)}
            referrerPolicy="no-referrer"
          />
        )}
        <div data-stack="justify-center none" data-text="grow break" className={css.words}>
          <h2 id="poster" className={css.title} {...langOf(localLanguage)}>
            {title}
          </h2>
          {/* paper has the time of the college */}
          <p data-text="semibold" className={css.fact}>
            {formatDateTimeRange(date, endsAt, platform.timeZone)}
          </p>
          <p data-text="semibold" className={css.fact}>
            {location}
          </p>
          {organizerName && <p className={css.by}>{t('event.organizedBy', { name: organizerName })}</p>}
        </div>
        <div className={css.scan}>
          <QrCode text={address} label={t('event.posterCode')} />
          <div>
            <p data-text="semibold" className={css.fact}>
              {t('event.scanToRegister')}
            </p>
            <p className={css.by}>{address.replace(/^https?:\/\//, '')}</p>
          </div>
        </div>
      </article>
    </Screen>
  );
}
