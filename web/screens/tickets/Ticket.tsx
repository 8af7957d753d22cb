import { Button } from '@primer/react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import type { Ticket_ticket$key } from '../../__generated__/Ticket_ticket.graphql.ts';
import { selfCheckInTime } from '../../../api/events/status.ts';
import { formatDateTimeRange, t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { useNow } from '../../core/now.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { checkedInText } from '../../ui/checkedIn.ts';
import { Notice } from '../../ui/Notice.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import css from './Ticket.module.css';
import { useLiveTicket } from './useLiveTicket.ts';

type TicketProps = {
  ticket: Ticket_ticket$key;
  /** The college's time zone. */
  timeZone: string;
};

const notices = {
  GIVEN_BACK: { tone: 'danger', title: 'tickets.givenBack', hint: 'tickets.givenBackHint' },
  ON_HOLD: { tone: 'attention', title: 'tickets.onHold', hint: 'tickets.onHoldHint' },
  CANCELLED: { tone: 'danger', title: 'ui.eventCancelled', hint: undefined },
  OVER: { tone: 'accent', title: 'tickets.over', hint: undefined },
  VALID: undefined,
} as const;

/** A ticket as a card: the QR code, the code to type, and the event's facts. A printout shows nothing else. */
export function Ticket({ ticket, timeZone }: TicketProps) {
  const { name, state, code, payload, event } = useFragment(
    graphql`
      fragment Ticket_ticket on Ticket {
        name
        state
        code
        payload
        event {
          id
          title: localTitle
          localLanguage
          date
          endsAt
          selfCheckIn
          location
          mapLink
          cancellationReason
          attendancePoints
          viewerRegistration {
            checkedInAt
          }
        }
      }
    `,
    ticket,
  );
  const { ticketId = '' } = useParams();
  useLiveTicket(ticketId, event?.id, state);
  const notice = notices[state as keyof typeof notices];
  const checkedIn = checkedInText(event?.viewerRegistration?.checkedInAt, event?.attendancePoints ?? null);
  return (
    <>
      {notice && (
        <Notice tone={notice.tone} title={t(notice.title)}>
          {notice.hint ? t(notice.hint) : event?.cancellationReason}
        </Notice>
      )}
      {checkedIn && <Notice tone="success" title={checkedIn} />}
      <article data-card="padded" data-stack="center spacious" data-columns="14" className={css.ticket} data-print>
        {payload && code && (
          <div data-stack="center condensed" className={css.shown}>
            <QrCode text={payload} label={t('tickets.picture')} />
            <p data-text="semibold" className={css.code}>
              <span data-unseen>{t('tickets.code')}: </span>
              {code}
            </p>
          </div>
        )}
        <div data-stack="normal">
          {event && (
            <h2 data-text="title">
              <Link data-text="inherit" to={`/events/${event.id}`} {...langOf(event.localLanguage)}>
                {event.title}
              </Link>
            </h2>
          )}
          <dl data-stack="condensed">
            <Fact name={t('tickets.name')}>{name}</Fact>
            {event && (
              <>
                <Fact name={t('tickets.when')}>
                  <TicketTime {...event} timeZone={timeZone} />
                </Fact>
                <Fact name={t('tickets.where')}>
                  {event.mapLink ? (
                    <a href={event.mapLink} target="_blank" rel="noopener noreferrer">
                      {event.location}
                    </a>
                  ) : (
                    event.location
                  )}
                </Fact>
              </>
            )}
          </dl>
          {state === 'VALID' && event?.selfCheckIn && !checkedIn && <CheckIn {...event} />}
          {state === 'VALID' && !checkedIn && <p data-text="medium muted">{t('tickets.show')}</p>}
          <div data-row="wrap condensed">
            {payload && <Button onClick={() => window.print()}>{t('tickets.print')}</Button>}
            {event && <ButtonLink to={`/events/${event.id}`}>{t('tickets.event')}</ButtonLink>}
          </div>
        </div>
      </article>
    </>
  );
}

/** A link to self-check-in while it is open. */
function CheckIn({ id, date, endsAt }: { id: string; date: string; endsAt: string | null }) {
  const now = new Date(useNow());
  const time = selfCheckInTime({ date: new Date(date), endsAt: endsAt === null ? null : new Date(endsAt) }, now);
  return (
    time === 'OPEN' && (
      <ButtonLink to={`/events/${id}/check-in`} variant="primary" size="large" block>
        {t('tickets.checkIn')}
      </ButtonLink>
    )
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt data-text="small muted">{name}</dt>
      <dd data-text="large">{children}</dd>
    </div>
  );
}

type TicketTimeProps = { date: string; endsAt: string | null; timeZone: string };

/** The date in this device's time zone, and in the college's if that differs. */
function TicketTime({ date, endsAt, timeZone }: TicketTimeProps) {
  const deviceTime = formatDateTimeRange(date, endsAt);
  const collegeTime = formatDateTimeRange(date, endsAt, timeZone);
  return (
    <>
      <time dateTime={date}>{deviceTime}</time>
      {collegeTime !== deviceTime && (
        <p data-text="medium muted">{t('tickets.atTheCollege', { when: collegeTime, timeZone })}</p>
      )}
    </>
  );
}
