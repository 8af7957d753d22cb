import { useRelayEnvironment } from 'react-relay';
import type { RegistrationFormDialog_viewer$key } from '../../../__generated__/RegistrationFormDialog_viewer.graphql.ts';
import { errorCode } from '../../../core/errors.ts';
import { formatDateTime, t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import type { Overlaps } from './fetchOverlaps.ts';
import type { Question } from '../questions/readQuestions.ts';
import { readSeats } from './readSeats.ts';
import { RegistrationFormDialog } from './RegistrationFormDialog.tsx';
import { useJoinWaitlist } from './useJoinWaitlist.ts';
import { useRegister } from './useRegister.ts';

const textsByAction = {
  register: { title: 'registration.dialogTitle', submit: 'registration.submit', failed: 'registration.failed' },
  join: { title: 'registration.join', submit: 'registration.joinSubmit', failed: 'registration.joinFailed' },
  ask: { title: 'registration.ask', submit: 'registration.askSubmit', failed: 'registration.askFailed' },
} as const;

type RegistrationDialogProps = {
  event: { id: string; title: string; localLanguage: string | null | undefined; date: string };
  questions: readonly Question[];
  viewer: RegistrationFormDialog_viewer$key;
  overlaps: Overlaps;
  /** All seats are taken, so the viewer joins the waitlist. */
  joins: boolean;
  /** The organizer decides about each request. */
  needsApproval: boolean;
  onClose: () => void;
};

export function RegistrationDialog({ event, joins, needsApproval, ...rest }: RegistrationDialogProps) {
  const { id, title, localLanguage, date } = event;
  const act = needsApproval ? 'ask' : joins ? 'join' : 'register';
  const texts = textsByAction[act];
  const environment = useRelayEnvironment();
  const [register] = useRegister();
  const [join] = useJoinWaitlist();
  return (
    <RegistrationFormDialog
      {...rest}
      eventId={id}
      act={act}
      title={t(texts.title)}
      intro={t('registration.dialogIntro', { title: inLanguage(title, localLanguage), date: formatDateTime(date) })}
      submit={t(texts.submit)}
      failed={t(texts.failed)}
      onSend={async (input) => {
        try {
          await (joins ? join : register)({ input });
        } catch (error) {
          const code = errorCode(error);
          // only the answer may be lost: the screen must show the seat, if there is one
          if (code === 'NETWORK') void readSeats(environment, id).catch(() => {});
          if (!code?.startsWith('ALREADY_')) throw error;
          // an earlier attempt has done it
          await readSeats(environment, id);
        }
        rest.onClose();
      }}
    />
  );
}
