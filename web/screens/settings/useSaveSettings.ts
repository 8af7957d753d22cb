import { graphql, useMutation } from 'react-relay';
import type { useSaveSettingsMutation } from '../../__generated__/useSaveSettingsMutation.graphql.ts';
import { mutationPromise } from '../../core/mutation.ts';
import type { SettingsValues } from './unsavedValues.ts';

/** Saves the values that differ from `start`, and returns those of the account. Others may have changed on another device. */
export function useSaveSettings(start: SettingsValues): (values: SettingsValues) => Promise<SettingsValues> {
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
            notification {
              email
              push
              sms
            }
            phone
            privacy {
              profileVisible
              showHistory
            }
            ...SettingsForm_settings
          }
        }
      }
    }
  `);
  return async (values) => {
    const changed = <N extends keyof SettingsValues>(name: N) =>
      values[name] === start[name] ? undefined : values[name];
    const variables = {
      input: {
        notification: { email: changed('email'), push: changed('push'), sms: changed('sms') },
        phone: changed('phone'),
        privacy: { profileVisible: changed('profileVisible'), showHistory: changed('showHistory') },
        messagePreferences: values.kinds,
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
    const { notification, phone, privacy } = updateUserSettings.user.settings!;
    return { ...notification, phone: phone ?? '', kinds: [], ...privacy };
  };
}
