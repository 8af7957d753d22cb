import { addTexts } from '../core/i18n.tsx';
import texts from '../i18n/en/livePause.json';

declare module '../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

addTexts(texts, 'livePause');
