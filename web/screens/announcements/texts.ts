import texts from '../../i18n/en/announcements.json';
import { addTexts } from '../../core/i18n.tsx';

addTexts(texts);
