/** Parts of the settings screen that load after its first paint, as one file. */
export { CalendarsSection } from './CalendarsSection.tsx';
export { DevicePush } from './DevicePush.tsx';
export { MessageKinds } from './MessageKinds.tsx';
export { ThemeField } from './ThemeField.tsx';
