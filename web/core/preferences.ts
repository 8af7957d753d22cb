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

/** What the account of a session says takes the place of what this device remembers. */
export async function followAccount(token: string): Promise<void> {
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
  if (!settings) return;
  setTheme(settings.theme.toLowerCase() as Theme);
  await setLanguage(tags[settings.language]);
}

/** Keeps a theme that is on here in the account, too, where somebody is signed in. */
export function keepTheme(theme: Theme): void {
  keep({ theme: accountTheme(theme) });
}

/** Switches here and keeps the choice in the account. */
export async function chooseLanguage(tag: LanguageTag): Promise<void> {
  keep({ language: accountLanguage(tag) });
  await setLanguage(tag);
}

let kept: Promise<unknown> = Promise.resolve();

/** One after the other, so that the last choice is the one that stays; what fails is still this device's choice. */
function keep(choice: UpdateUserSettingsInput): void {
  const person = currentSession()?.user.id;
  if (person) kept = kept.then(() => (currentSession()?.user.id === person ? save(choice) : undefined));
}

function save(input: UpdateUserSettingsInput): Promise<void> {
  return new Promise((resolve) => {
    commitMutation<preferencesMutation>(environment, {
      mutation: graphql`
        mutation preferencesMutation($input: UpdateUserSettingsInput!) {
          updateUserSettings(input: $input) {
            user {
              id
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
