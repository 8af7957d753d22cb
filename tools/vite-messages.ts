import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Parses the catalogues' ICU messages at build time. Without the parser the first load is 7.3 kB smaller. */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/i18n\/[\w-]+\/[\w.]+\.json$/ },
      handler(code) {
        const texts = Object.entries(JSON.parse(code) as Record<string, string>);
        return { code: JSON.stringify(Object.fromEntries(texts.map(([id, text]) => [id, parse(text)]))), map: null };
      },
    },
  };
}
