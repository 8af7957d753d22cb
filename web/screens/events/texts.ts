import texts from '../../i18n/en/events.json';
import { addTexts } from '../../core/i18n.tsx';

addTexts(texts);
