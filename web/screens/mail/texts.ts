import texts from '../../i18n/en/mail.json';
import { addTexts } from '../../core/i18n.tsx';

addTexts(texts);
