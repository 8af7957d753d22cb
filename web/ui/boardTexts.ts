import { addTexts } from '../core/i18n.tsx';
import texts from '../i18n/en/board.json';

addTexts(texts);
