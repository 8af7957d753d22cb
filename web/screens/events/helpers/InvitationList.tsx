import { Button } from '@primer/react';
import { useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay';
import type { InvitationList_event$key } from '../../../__generated__/InvitationList_event.graphql.ts';
import type { InvitationListMutation } from '../../../__generated__/InvitationListMutation.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { useCommit } from '../../../core/mutation.ts';
import { once, withKey } from '../../../core/once.ts';
import { Label } from '../../../ui/Label.tsx';

type InvitationListProps = {
  event: InvitationList_event$key;
  onWithdrawn: (invitee: string) => void;
  onFailed: (error: unknown) => void;
};

/** Open invitations to help at an event or to take it over, with buttons that withdraw them. */
export function InvitationList({ event, onWithdrawn, onFailed }: InvitationListProps) {
  const { invitations } = useFragment(
    graphql`
      fragment InvitationList_event on Event {
        invitations {
          id
          role
          invitee
          invitedByName
        }
      }
    `,
    event,
  );
  const [endInvitation] = useCommit(
    useMutation<InvitationListMutation>(graphql`
      mutation InvitationListMutation($input: EndInvitationInput!) {
        endInvitation(input: $input) {
          event {
            id
            ...InvitationList_event
          }
        }
      }
    `),
  );
  const [endingId, setEndingId] = useState<string>();

  async function withdraw({ id, invitee }: { id: string; invitee: string }) {
    setEndingId(id);
    try {
      await once(`invitation:${id}`, 'end', (key) => endInvitation({ input: { invitationId: id } }, withKey(key)));
      onWithdrawn(invitee);
    } catch (failure) {
      onFailed(failure);
    }
    setEndingId(undefined);
  }

  if (!invitations?.length) return null;
  return (
    <div data-stack="tight">
      <h3 data-text="small semibold">{t('staff.asked')}</h3>
      <ul data-rows="bare" aria-label={t('staff.asked')}>
        {invitations.map(({ id, role, invitee, invitedByName }) => (
          <li key={id} data-row="wrap center space-between condensed/normal" data-space="inside cozy">
            <div data-stack="tight" data-basis="14">
              <p data-row="wrap center tight/condensed" data-text="medium">
                {invitee}
                <Label>{t('staff.role', { role })}</Label>
              </p>
              <p data-text="small muted">{t('staff.addedBy', { name: invitedByName })}</p>
            </div>
            <Button
              size="small"
              loading={endingId === id}
              aria-label={t('staff.takeBackOne', { name: invitee })}
              onClick={() => void withdraw({ id, invitee })}
            >
              {t('staff.takeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
