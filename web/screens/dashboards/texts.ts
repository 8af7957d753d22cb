import texts from '../../i18n/en/dashboards.json';
import { addTexts } from '../../core/i18n.tsx';

addTexts(texts);
