import texts from '../../i18n/en/scores.json';
import { addTexts } from '../../core/i18n.tsx';

addTexts(texts);
