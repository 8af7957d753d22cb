import { graphql, useFragment } from 'react-relay';
import type { CodeBoard_event$key } from '../../__generated__/CodeBoard_event.graphql.ts';
import { doorsCloseAt, selfCheckInOpensBefore } from '../../../api/events/status.ts';
import { dayOf } from '../../core/days.ts';
import { formatDateTime, formatTime, t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Projector } from '../../ui/Projector.tsx';
import { QrCode } from '../../ui/QrCode.tsx';
import css from './CodeBoard.module.css';
import { useCode } from './useCode.ts';

/** Shows the check-in code as large as the window and hides everything else. */
export function CodeBoard({ event }: { event: CodeBoard_event$key }) {
  const { id, title, localLanguage, date, endsAt, checkInCode, attendance } = useFragment(
    graphql`
      fragment CodeBoard_event on Event {
        id
        title: localTitle
        localLanguage
        date
        endsAt
        checkInCode {
          digits
          path
          endsAt
          serverTime
        }
        attendance {
          in
          expected
        }
      }
    `,
    event,
  );
  const times = { date: new Date(date), endsAt: endsAt === null ? null : new Date(endsAt) };
  const opensAt = times.date.getTime() - selfCheckInOpensBefore;
  const { remainingShare, isAccepted } = useCode(id, opensAt, checkInCode?.endsAt, checkInCode?.serverTime);
  return (
    <Projector close={`/events/${id}`} title={<span {...langOf(localLanguage)}>{title}</span>}>
      {!checkInCode ? (
        <Closed opensAt={new Date(opensAt)} {...times} />
      ) : isAccepted ? (
        <div className={css.code}>
          <div className={css.picture}>
            <QrCode text={`${location.origin}${checkInCode.path}`} label={t('checkIn.picture')} />
          </div>
          <div data-stack="normal" data-text="center" className={css.words}>
            <p className={css.todo}>{t('checkIn.todo')}</p>
            <p data-text="semibold" className={css.digits}>
              <span data-unseen>{t('checkIn.codeIs')} </span>
              {`${checkInCode.digits.slice(0, 3)} ${checkInCode.digits.slice(3)}`}
            </p>
            <div data-track className={css.time} aria-hidden="true">
              <div style={{ inlineSize: `${Math.round(remainingShare * 100)}%` }} />
            </div>
            <p data-text="muted" className={css.hint}>
              {t('checkIn.other')}
            </p>
            {attendance && (
              <p data-text="muted" className={css.hint}>
                {t('checkIn.count', { in: attendance.in, expected: attendance.expected })}
              </p>
            )}
          </div>
        </div>
      ) : (
        <Notice tone="attention" title={t('checkIn.lost')}>
          {t('checkIn.lostHint')}
        </Notice>
      )}
    </Projector>
  );
}

/** The server gives no code now: before check-in opens, or after it has closed. */
function Closed({ opensAt, date, endsAt }: { opensAt: Date; date: Date; endsAt: Date | null }) {
  const isEarly = Date.now() < date.getTime();
  const at = isEarly ? opensAt : doorsCloseAt({ date, endsAt });
  const isToday = dayOf(at) === dayOf(new Date());
  const formatted = { at: isToday ? formatTime(at) : formatDateTime(at) };
  return (
    <div data-stack="center justify-center normal" data-text="grow center" role="status">
      <p data-text="semibold" className={css.moment}>
        {isEarly
          ? t(isToday ? 'checkIn.opensAt' : 'checkIn.opensOn', formatted)
          : t(isToday ? 'checkIn.closedAt' : 'checkIn.closedOn', formatted)}
      </p>
      {isEarly && (
        <p data-text="muted" className={css.hint}>
          {t('checkIn.opensHint')}
        </p>
      )}
    </div>
  );
}
