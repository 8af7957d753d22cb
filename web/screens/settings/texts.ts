import texts from '../../i18n/en/settings.json';
import { addTexts } from '../../core/i18n.tsx';

addTexts(texts);
