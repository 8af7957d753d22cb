import texts from '../../i18n/en/accounts.json';
import { addTexts } from '../../core/i18n.tsx';

addTexts(texts);
