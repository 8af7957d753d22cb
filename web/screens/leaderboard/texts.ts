import texts from '../../i18n/en/leaderboard.json';
import { addTexts } from '../../core/i18n.tsx';

addTexts(texts);
