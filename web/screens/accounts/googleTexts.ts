import texts from '../../i18n/en/google.json';
import { addTexts } from '../../core/i18n.tsx';

addTexts(texts);
