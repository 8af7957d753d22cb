import { cleanTags, mergeDateAndTime } from '../../../../api/events/validate.ts';
import { switchesBy } from '../../../../api/events/fields.ts';
import type { Language } from '../../../core/languageTags.ts';
import { questionsInput } from '../questions/questionsForm.ts';
import { pointsOf, type EventFormValues } from './eventFormValues.ts';
import { noRules, prefix, type RulesForm, rulesOf } from './rulesForm.ts';

/** The mutation input: date and time merged, texts trimmed. */
export function inputOf(form: EventFormValues) {
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    language: (form.language || null) as Language | null,
    translations: form.translations.map(({ language, title, description }) => ({
      language: language as Language,
      title: title.trim(),
      description: description.trim(),
    })),
    date: mergeDateAndTime(form.date, form.time).toISOString(),
    endsAt: form.endsAt ? new Date(form.endsAt).toISOString() : null,
    location: form.location.trim(),
    capacity: Number(form.capacity),
    ...switchesBy((name) => form[name]),
    attendancePoints: pointsOf(form),
    remindBefore: form.remindBefore.map(Number),
    tags: cleanTags(form.tags),
    image: form.image.trim() || null,
    imageDescription: form.imageDescription.trim() || null,
    registrationRules: rulesInput(form, Object.keys(noRules)),
    questions: questionsInput(form.questions),
  };
}

/** The rules in `fields` as mutation input. */
export function rulesInput(form: RulesForm, fields: readonly string[]) {
  const { opensAt, closesAt, cancelUntil, ...rest } = rulesOf(form);
  const all = {
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    cancelUntil: cancelUntil?.toISOString() ?? null,
    ...rest,
  };
  return Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(prefix + name))) as Partial<
    typeof all
  >;
}
