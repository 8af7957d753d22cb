/** The translations, made by tools/vite-languages.ts from the folder `languages`. */
declare module 'virtual:languages' {
  type Texts = import('./i18n.tsx').Catalogue;
  const languages: Record<
    string,
    () => Promise<{ first: Texts; default: Record<string, () => Promise<{ default: Texts }>> }>
  >;
  export default languages;
}
