import { commitMutation, graphql } from 'react-relay';
import { getRequest } from 'relay-runtime';
import type {
  Language,
  preferencesMutation,
  Theme as AccountTheme,
  UpdateUserSettingsInput,
} from '../__generated__/preferencesMutation.graphql.ts';
import type { preferencesQuery$data } from '../__generated__/preferencesQuery.graphql.ts';
import { environment, send } from './environment.ts';
import { setLanguage, type LanguageTag } from './i18n.tsx';
import { currentSession } from './session.ts';
import { setTheme, type Theme } from './theme.ts';

const tags: Record<Language, LanguageTag> = {
  ENGLISH: 'en',
  KANNADA: 'kn',
  HINDI: 'hi',
  SPANISH: 'es',
  FRENCH: 'fr',
  GERMAN: 'de',
  CHINESE: 'zh',
};

export function accountTheme(theme: Theme): AccountTheme {
  return theme.toUpperCase() as AccountTheme;
}

export function accountLanguage(tag: LanguageTag): Language {
  return (Object.keys(tags) as Language[]).find((language) => tags[language] === tag) ?? 'ENGLISH';
}

type AccountPreferences = { readonly theme: AccountTheme; readonly language: Language };

let appliedFor: string | undefined;
let choices = 0;
let saving = 0;

/** Applies theme and language of the account, which override what this device remembers. Runs once per session and page. */
export async function applyAccountPreferences(token: string): Promise<void> {
  if (appliedFor === token) return;
  // the first query starts late: any choice since the page load is newer, saved or not
  const before = appliedFor === undefined ? 0 : choices;
  appliedFor = token;
  const query = graphql`
    query preferencesQuery {
      viewer {
        settings {
          theme
          language
        }
      }
    }
  `;
  const { data } = (await send(token, getRequest(query).params, {})) as { data: preferencesQuery$data };
  const settings = data.viewer?.settings;
  // a choice made during the query is newer than its answer
  if (settings && choices === before) await applyPreferences(settings);
}

/**
 * Applies theme and language of the account. Skipped while a choice is being saved here, because the account will have it
 * soon.
 */
export async function applyPreferences({ theme, language }: AccountPreferences): Promise<void> {
  if (saving > 0) return;
  setTheme(theme.toLowerCase() as Theme);
  await setLanguage(tags[language]);
}

/** Also saves the theme in the account if a user is signed in. */
export function saveTheme(theme: Theme): void {
  saveInTurn({ theme: accountTheme(theme) });
}

/** Switches the language here and saves it in the account. */
export async function chooseLanguage(tag: LanguageTag): Promise<void> {
  saveInTurn({ language: accountLanguage(tag) });
  await setLanguage(tag);
}

let lastSave: Promise<unknown> = Promise.resolve();

/**
 * Saves one choice after the other, so that the last one wins. Failures are not shown: the settings screen can save again.
 */
function saveInTurn(choice: UpdateUserSettingsInput): void {
  const person = currentSession()?.user.id;
  if (!person) return;
  choices += 1;
  saving += 1;
  lastSave = lastSave
    .then(() => (currentSession()?.user.id === person ? save(choice) : undefined))
    .finally(() => (saving -= 1));
}

function save(input: UpdateUserSettingsInput): Promise<void> {
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
                language
              }
            }
          }
        }
      `,
      variables: { input },
      onCompleted: () => resolve(),
      onError: () => resolve(),
    });
  });
}
