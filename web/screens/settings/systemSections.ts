// with the texts that only the system settings need
import './systemSettingsTexts.ts';

export { systemSections } from './sections.ts';
