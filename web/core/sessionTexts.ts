import texts from '../i18n/en/session.json';
import { addTexts } from './i18n.tsx';

declare module './i18n.tsx' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

addTexts(texts, 'session');
