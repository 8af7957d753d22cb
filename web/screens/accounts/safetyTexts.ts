import texts from '../../i18n/en/safety.json';
import { addTexts } from '../../core/i18n.tsx';

addTexts(texts);
