import texts from '../i18n/en/uploads.json';
import { addTexts } from '../core/i18n.tsx';

addTexts(texts);
