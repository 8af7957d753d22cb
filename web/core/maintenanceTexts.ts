import texts from '../i18n/en/maintenance.json';
import { addTexts } from './i18n.tsx';

addTexts(texts);
