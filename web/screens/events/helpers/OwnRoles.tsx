import { PeopleIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OwnRoles_event$key } from '../../../__generated__/OwnRoles_event.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { warmDialog } from '../../../ui/LazyDialog.tsx';
import css from './OwnRoles.module.css';
import { rolesInWords, StopHelpingDialog } from './StopHelpingDialog.tsx';

/** The viewer's roles at an event, with a button to stop helping. */
export function OwnRoles({ event }: { event: OwnRoles_event$key }) {
  const data = useFragment(
    graphql`
      fragment OwnRoles_event on Event {
        viewerRoles
        ...StopHelpingDialog_event
      }
    `,
    event,
  );
  const [isConfirming, setIsConfirming] = useState(false);

  return (
    <div data-row="wrap center space-between condensed" className={css.roles}>
      <p data-row="center condensed" data-text="medium semibold">
        <PeopleIcon />
        {t('staff.youHelp', { roles: rolesInWords(data.viewerRoles) })}
      </p>
      <Button
        variant="invisible"
        onPointerEnter={warmDialog}
        onFocus={warmDialog}
        onClick={() => setIsConfirming(true)}
      >
        {t('staff.stop')}
      </Button>
      {isConfirming && <StopHelpingDialog event={data} onClose={() => setIsConfirming(false)} />}
    </div>
  );
}
