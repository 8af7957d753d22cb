import { LanguageMenu } from './LanguageMenu.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

export const Choices = () => (
  <>
    <LanguageMenu />
    <ThemeToggle />
  </>
);
