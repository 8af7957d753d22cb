import { commitMutation, graphql } from 'react-relay';
import { getRequest, type Disposable } from 'relay-runtime';
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
  if (sending) return;
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

/** How long a choice waits for the answer to the one before, in ms. */
const patience = 3_000;

/** The choices without an answer, and whose they are. */
let unsaved: UpdateUserSettingsInput = {};
let ownerId: string | undefined;
let sending: Disposable | undefined;
let overtaking: ReturnType<typeof setTimeout> | undefined;
const onSaved: ((isSaved: boolean) => void)[] = [];

/**
 * Saves choices in their order, so that the last one wins. If an answer does not arrive, the next choice is sent together with
 * those before it. Only the settings screen shows failures.
 */
function enqueueSave(choice: UpdateUserSettingsInput): Promise<boolean> {
  const userId = currentSession()?.user.id;
  if (!userId) return Promise.resolve(true);
  choiceCount += 1;
  unsaved = userId === ownerId ? { ...unsaved, ...choice } : choice;
  ownerId = userId;
  if (sending) overtaking ??= setTimeout(sendChoices, patience);
  else sendChoices();
  return new Promise((resolve) => onSaved.push(resolve));
}

function sendChoices(): void {
  clearTimeout(overtaking);
  overtaking = undefined;
  sending?.dispose();
  sending = undefined;
  const input = unsaved;
  const finish = (isSaved: boolean) => {
    sending = undefined;
    if (unsaved !== input) return sendChoices();
    unsaved = {};
    for (const resolve of onSaved.splice(0)) resolve(isSaved);
  };
  if (currentSession()?.user.id !== ownerId) return finish(false);
  sending = commitMutation<preferencesMutation>(environment, {
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
    onCompleted: () => finish(true),
    onError: () => finish(false),
  });
}
