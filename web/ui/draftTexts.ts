import texts from '../i18n/en/draft.json';
import { addTexts } from '../core/i18n.tsx';

declare module '../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

addTexts(texts, 'draft');
