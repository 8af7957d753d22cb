import texts from '../../i18n/en/audit.json';
import { addTexts } from '../../core/i18n.tsx';

addTexts(texts);
