import texts from '../../i18n/en/recovery.json';
import { addTexts } from '../../core/i18n.tsx';

addTexts(texts);
