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

type Kept = { readonly theme: AccountTheme; readonly language: Language };

let followed: string | undefined;
let choices = 0;
let underWay = 0;

/** What the account of a session says takes the place of what this device remembers; asked once in the life of a page. */
export async function followAccount(token: string): Promise<void> {
  if (followed === token) return;
  // the first time it is asked late: what was chosen since the page was loaded is newer, kept or not
  const before = followed === undefined ? 0 : choices;
  followed = token;
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
  // what was chosen here meanwhile is newer than the answer
  if (settings && choices === before) await follow(settings);
}

/** Takes theme and language from the account, unless something is being chosen here: that is the account's in a moment. */
export async function follow({ theme, language }: Kept): Promise<void> {
  if (underWay > 0) return;
  setTheme(theme.toLowerCase() as Theme);
  await setLanguage(tags[language]);
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

/** One after the other, so that the last choice is the one that stays; what fails waits for the button of the settings. */
function keep(choice: UpdateUserSettingsInput): void {
  const person = currentSession()?.user.id;
  if (!person) return;
  choices += 1;
  underWay += 1;
  kept = kept
    .then(() => (currentSession()?.user.id === person ? save(choice) : undefined))
    .finally(() => (underWay -= 1));
}

function save(input: UpdateUserSettingsInput): Promise<void> {
  return new Promise((resolve) => {
    commitMutation<preferencesMutation>(environment, {
      mutation: graphql`
        mutation preferencesMutation($input: UpdateUserSettingsInput!) {
          updateUserSettings(input: $input) {
            user {
              id
              # the settings screen shows them, where it is open
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
