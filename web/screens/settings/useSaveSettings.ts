import { graphql, useMutation } from 'react-relay';
import type { useSaveSettingsMutation } from '../../__generated__/useSaveSettingsMutation.graphql.ts';
import { mutationPromise } from '../../core/mutation.ts';
import type { SettingsValues } from './unsavedValues.ts';

/** Saves what waits for the save button. */
export function useSaveSettings(offersSms: boolean): (values: SettingsValues) => Promise<SettingsValues> {
  const [commit] = useMutation<useSaveSettingsMutation>(graphql`
    mutation useSaveSettingsMutation($input: UpdateUserSettingsInput!) {
      updateUserSettings(input: $input) {
        messagePreferences {
          # the updater puts them into the table
          # eslint-disable-next-line relay/unused-fields
          topic
          # eslint-disable-next-line relay/unused-fields
          way
          # eslint-disable-next-line relay/unused-fields
          wanted
          # eslint-disable-next-line relay/unused-fields
          viewerCanChoose
          # eslint-disable-next-line relay/unused-fields
          isWayOn
        }
        user {
          id
          settings {
            phone
            ...SettingsForm_settings
          }
        }
      }
    }
  `);
  return async (values) => {
    const { email, push, sms, phone, kinds, profileVisible, showHistory } = values;
    const variables = {
      input: {
        notification: { email, push, ...(offersSms && { sms }) },
        ...(offersSms && { phone }),
        privacy: { profileVisible, showHistory },
        messagePreferences: kinds,
      },
    };
    const { updateUserSettings } = await mutationPromise<useSaveSettingsMutation['response']>((callbacks) =>
      commit({
        variables,
        updater: (store) => {
          const saved = store.getRootField('updateUserSettings').getLinkedRecords('messagePreferences');
          store.getRoot().setLinkedRecords(saved, 'messagePreferences');
        },
        ...callbacks,
      }),
    );
    // the server normalizes the phone number
    return { ...values, phone: updateUserSettings.user.settings?.phone ?? '', kinds: [] };
  };
}
