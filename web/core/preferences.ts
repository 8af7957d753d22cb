import { commitMutation, graphql } from 'react-relay';
import { getRequest } from 'relay-runtime';
import type {
  preferencesMutation,
  Theme as AccountTheme,
  UpdateUserSettingsInput,
} from '../__generated__/preferencesMutation.graphql.ts';
import type { preferencesQuery$data } from '../__generated__/preferencesQuery.graphql.ts';
import { environment, sendOperation } from './environment.ts';
import { setLanguage, type LanguageTag } from './i18n.tsx';
import { accountLanguage, type Language, tags } from './languageTags.ts';
import { currentSession } from './session.ts';
import { setTheme, type Theme } from './theme.ts';

function accountTheme(theme: Theme): AccountTheme {
  return theme.toUpperCase() as AccountTheme;
}

type AccountPreferences = { readonly theme: AccountTheme; readonly themeChosen: boolean; readonly language: Language };

let appliedToken: string | undefined;
let choiceCount = 0;
let pendingSaves = 0;

/** Applies theme and language of the account, which override what this device remembers. Runs once per session and page. */
export async function applyAccountPreferences(token: string): Promise<void> {
  if (appliedToken === token) return;
  // the first query starts late: any choice since the page load is newer, saved or not
  const choicesBefore = appliedToken === undefined ? 0 : choiceCount;
  appliedToken = token;
  const query = graphql`
    query preferencesQuery {
      viewer {
        settings {
          theme
          themeChosen
          language
          timeZone
        }
      }
    }
  `;
  const { data } = (await sendOperation(token, getRequest(query).params, {})) as { data: preferencesQuery$data };
  const settings = data.viewer?.settings;
  const chosen = settings && visitorsLanguage.take();
  const language = chosen ? accountLanguage(chosen) : settings?.language;
  // a choice made during the query is newer than its answer
  if (settings && language && choiceCount === choicesBefore) await applyPreferences({ ...settings, language });
  // notices and letters have the clock of the screens
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const known = { ...(chosen && { language }), ...(settings && settings.timeZone !== timeZone && { timeZone }) };
  // at a sign-in, the session begins after this
  if (Object.keys(known).length > 0) setTimeout(() => enqueueSave(known));
}

/**
 * Applies theme and language of the account; the device keeps its theme until the account has chosen one. Skipped while a
 * choice is being saved here, because the account will have it soon.
 */
export async function applyPreferences({ theme, themeChosen, language }: AccountPreferences): Promise<void> {
  if (pendingSaves > 0) return;
  if (themeChosen) setTheme(theme.toLowerCase() as Theme);
  await setLanguage(tags[language]);
}

/** Saves the theme in the account if a user is signed in; false if that failed. */
export function saveTheme(theme: Theme): Promise<boolean> {
  return enqueueSave({ theme: accountTheme(theme) });
}

/**
 * Switches the language here and saves it in the account; false if saving failed. A visitor's choice is saved at the next
 * sign-in.
 */
export async function chooseLanguage(tag: LanguageTag): Promise<boolean> {
  if (!currentSession()) visitorsLanguage.keep(tag);
  const saving = enqueueSave({ language: accountLanguage(tag) });
  await setLanguage(tag);
  return saving;
}

/** The language that a visitor has chosen on this device. */
const visitorsLanguage = {
  key: 'chosenLanguage',
  keep(tag: LanguageTag): void {
    try {
      localStorage.setItem(this.key, tag);
    } catch {
      // storage is denied: the account keeps its language
    }
  },
  take(): LanguageTag | undefined {
    try {
      const tag = localStorage.getItem(this.key);
      localStorage.removeItem(this.key);
      return (tag as LanguageTag | null) ?? undefined;
    } catch {
      return undefined;
    }
  },
};

let lastSave = Promise.resolve(true);

/** Saves one choice after the other, so that the last one wins. Only the settings screen shows failures. */
function enqueueSave(choice: UpdateUserSettingsInput): Promise<boolean> {
  const userId = currentSession()?.user.id;
  if (!userId) return lastSave;
  choiceCount += 1;
  pendingSaves += 1;
  lastSave = lastSave
    .then(() => currentSession()?.user.id === userId && save(choice))
    .finally(() => (pendingSaves -= 1));
  return lastSave;
}

function save(input: UpdateUserSettingsInput): Promise<boolean> {
  return new Promise((resolve) => {
    commitMutation<preferencesMutation>(environment, {
      mutation: graphql`
        mutation preferencesMutation($input: UpdateUserSettingsInput!) {
          updateUserSettings(input: $input) {
            user {
              id
              # refreshes the settings screen if it is open
              settings {
                # eslint-disable-next-line relay/unused-fields
                theme
                # eslint-disable-next-line relay/unused-fields
                themeChosen
                # eslint-disable-next-line relay/unused-fields
                language
              }
            }
          }
        }
      `,
      variables: { input },
      onCompleted: () => resolve(true),
      onError: () => resolve(false),
    });
  });
}
