import { graphql, useMutation } from 'react-relay';
import type { Language, Theme, useSaveSettingsMutation } from '../../__generated__/useSaveSettingsMutation.graphql.ts';
import { useLanguage } from '../../core/i18n.tsx';
import { useCommit } from '../../core/mutation.ts';
import { accountLanguage, accountTheme } from '../../core/preferences.ts';
import { isThemeRemembered, useTheme } from '../../core/theme.ts';
import type { SettingsValues } from './unsavedValues.ts';

/**
 * Saves the fields that wait for the save button. Theme and language are saved when they are chosen. They are sent here
 * only if that failed, so that they do not overwrite a choice on another device. A theme that only the device prefers is
 * no choice.
 */
export function useSaveSettings(savedSettings: {
  readonly theme: Theme;
  readonly themeChosen: boolean;
  readonly language: Language;
  readonly offersSms: boolean;
}): (values: SettingsValues) => Promise<string> {
  const theme = accountTheme(useTheme());
  const language = accountLanguage(useLanguage());
  const [commit] = useCommit(
    useMutation<useSaveSettingsMutation>(graphql`
      mutation useSaveSettingsMutation($input: UpdateUserSettingsInput!) {
        updateUserSettings(input: $input) {
          user {
            id
            settings {
              phone
              ...SettingsForm_settings
            }
          }
        }
      }
    `),
  );
  // the server normalizes the phone number
  return async ({ email, push, sms, phone, profileVisible, showHistory }) => {
    const { updateUserSettings } = await commit({
      input: {
        notification: { email, push, ...(savedSettings.offersSms && { sms }) },
        ...(savedSettings.offersSms && { phone }),
        privacy: { profileVisible, showHistory },
        ...(theme !== savedSettings.theme && (savedSettings.themeChosen || isThemeRemembered()) && { theme }),
        ...(language !== savedSettings.language && { language }),
      },
    });
    return updateUserSettings.user.settings?.phone ?? '';
  };
}
