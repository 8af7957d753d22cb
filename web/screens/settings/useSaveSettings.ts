import { graphql, useMutation } from 'react-relay';
import type { useSaveSettingsMutation } from '../../__generated__/useSaveSettingsMutation.graphql.ts';
import { useLanguage } from '../../core/i18n.tsx';
import { useCommit } from '../../core/mutation.ts';
import { accountLanguage, accountTheme } from '../../core/preferences.ts';
import { useTheme } from '../../core/theme.ts';
import type { SettingsValues } from './SettingsForm.tsx';

/** Saves all that the screen shows, the theme and language that are on, too. */
export function useSaveSettings(): (values: SettingsValues) => Promise<unknown> {
  const theme = useTheme();
  const language = useLanguage();
  const [commit] = useCommit(
    useMutation<useSaveSettingsMutation>(graphql`
      mutation useSaveSettingsMutation($input: UpdateUserSettingsInput!) {
        updateUserSettings(input: $input) {
          user {
            id
            settings {
              ...SettingsForm_settings
            }
          }
        }
      }
    `),
  );
  return ({ email, push, sms, profileVisible, showHistory }) =>
    commit({
      input: {
        notification: { email, push, sms },
        theme: accountTheme(theme),
        language: accountLanguage(language),
        privacy: { profileVisible, showHistory },
      },
    });
}
