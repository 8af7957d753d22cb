import texts from '../../i18n/en/approval.json';
import { addTexts } from '../../core/i18n.tsx';

addTexts(texts);
