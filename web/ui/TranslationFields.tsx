import { Button, TextInput } from '@primer/react';
import { useEffect, useRef, type FocusEvent } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { t } from '../core/i18n.tsx';
import { languageOfTexts, langOf, names, tags, type Language } from '../core/languageTags.ts';
import { languageName } from '../core/translations.ts';
import { Field } from './Field.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TranslationTabs } from './TranslationTabs.tsx';
import './translatedTexts.ts';

type Texts = { readonly language: string } & Readonly<Record<string, string>>;

/** The fields of a language. `rows`: it has several lines. */
type TextField = { readonly name: string; readonly label: string; readonly most?: number; readonly rows?: number };

/** The parts of a form with translations; see useForm. */
export type TranslatedForm = {
  values: { language: string; translations: readonly Texts[] };
  busy: boolean;
  list: {
    (name: 'language'): { onChange: (language: string) => void };
    /** `part` names the text that changed. */
    (name: 'translations'): { onChange: (translations: readonly Texts[], part?: string) => void };
  };
  leave: (part: string) => (event: FocusEvent) => void;
  problem: (path: string) => string | undefined;
};

type TranslationFieldsProps = {
  form: TranslatedForm;
  /** The place of the tabs. */
  tabs: HTMLElement | null;
  fields: readonly TextField[];
  /** The language whose texts are shown; empty for the main one. */
  active: string;
  onActive: (language: string) => void;
};

/** The texts in further languages, one panel for each, with their tabs, and the choice of the languages. */
export function TranslationFields({ form, tabs, fields, active, onActive }: TranslationFieldsProps) {
  const { values, busy: disabled, list, leave, problem } = form;
  const { language, translations } = values;
  const { onChange } = list('translations');
  const onLanguage = list('language').onChange;
  const place = useRef<HTMLDivElement>(null);
  // the form focuses its first invalid field, which may be in a hidden panel
  useEffect(() => {
    const around = place.current?.closest('form');
    const reveal = ({ target }: Event) => {
      const panel = (target as Element).closest<HTMLElement>('[role="tabpanel"]');
      if (panel) flushSync(() => onActive(panel.id.slice('texts-'.length)));
    };
    around?.addEventListener('invalid', reveal, true);
    return () => around?.removeEventListener('invalid', reveal, true);
  }, [onActive]);

  const main = language || (translations.length > 0 ? '' : languageOfTexts());
  const unused = names.filter((name) => name !== main && translations.every((each) => each.language !== name));
  const add = (name: string) => {
    if (!language) onLanguage(main);
    const empty = Object.fromEntries(fields.map((field) => [field.name, '']));
    onChange([...translations, { ...empty, language: name }], `translations.${translations.length}`);
    onActive(name);
  };
  const remove = (name: string) => {
    flushSync(() => {
      onChange(translations.filter((each) => each.language !== name));
      onActive('');
    });
    place.current?.querySelector<HTMLElement>(':scope > :last-child select')?.focus();
  };
  return (
    <div ref={place} data-stack="normal">
      {tabs &&
        translations.length > 0 &&
        createPortal(
          <TranslationTabs
            language={language}
            translations={translations}
            active={active}
            onActive={onActive}
            fields={fields.map(({ name }) => name)}
            problem={problem}
          />,
          tabs,
        )}
      {translations.map((each, at) => (
        <div
          key={each.language}
          role="tabpanel"
          id={`texts-${each.language}`}
          aria-label={languageName(tags[each.language as Language])}
          {...(each.language === active ? { 'data-stack': 'normal' as const } : { hidden: true })}
        >
          {fields.map(({ name, label, most, rows }) => {
            const path = `translations.${at}.${name}`;
            const input = {
              ...langOf(each.language),
              name: path,
              value: each[name] ?? '',
              disabled,
              onBlur: leave(path),
              onChange: ({ target }: { target: { value: string } }) =>
                onChange(translations.with(at, { ...each, [name]: target.value }), path),
            };
            return (
              <Field key={name} label={label} required error={problem(path)}>
                {(control) =>
                  rows ? (
                    <TextArea {...control} {...input} rows={rows} />
                  ) : (
                    <TextInput
                      {...control}
                      {...input}
                      size="large"
                      autoComplete="off"
                      {...(most && { maxLength: most })}
                    />
                  )
                }
              </Field>
            );
          })}
          <div>
            <Button variant="danger" disabled={disabled} onClick={() => remove(each.language)}>
              {t('translated.remove', { language: languageName(tags[each.language as Language]) })}
            </Button>
          </div>
        </div>
      ))}
      <div data-stack="start normal" data-columns="14">
        {translations.length > 0 && active === '' && (
          <Field label={t('translated.main')} required error={problem('language')}>
            {(control) => (
              <Select
                {...control}
                name="language"
                value={language}
                disabled={disabled}
                onChange={({ target }) => onLanguage(target.value)}
              >
                {[...(language ? [] : ['']), ...names.filter((name) => name === language || unused.includes(name))].map(
                  (name) => (
                    <LanguageOption key={name} name={name} />
                  ),
                )}
              </Select>
            )}
          </Field>
        )}
        {unused.length > 0 && (
          <Field label={t('translated.add')} note={t('ui.optional')} hint={t('translated.addHint')}>
            {(control) => (
              <Select {...control} value="" disabled={disabled} onChange={({ target }) => add(target.value)}>
                <option value="">{t('translated.choose')}</option>
                {unused.map((name) => (
                  <LanguageOption key={name} name={name} />
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
    </div>
  );
}

const LanguageOption = ({ name }: { name: string }) => (
  <option value={name} {...langOf(name)}>
    {name && languageName(tags[name as Language])}
  </option>
);
