import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { at } from './folder.ts';
import type * as ProblemTexts from '../api/core/texts/problemTexts.ts';

const catalogues = JSON.stringify(at('api/core/texts/texts.ts'));

/** Parses the ICU messages of all catalogues at build time. Without the parser the first load is 7.3 kB smaller. */
export function messages(): Plugin {
  return {
    name: 'messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/i18n\/en\/[\w.]+\.json$|\/api\/\w+(\/texts)?\/problemTexts\.ts$/ },
      async handler(code, id) {
        if (id.endsWith('.json')) return { code: JSON.stringify(parsed(JSON.parse(code) as Texts)), map: null };
        const { problem } = (await import(`${pathToFileURL(id).href}?${Date.now()}`)) as typeof ProblemTexts;
        // pure: a chunk without validators needs no sentences
        const [feature, texts] = [JSON.stringify(problem.feature), JSON.stringify(parsed(problem.texts))];
        return {
          code: `import { catalogue } from ${catalogues};\nexport const problem = /* @__PURE__ */ catalogue(${feature}, ${texts});`,
          map: null,
        };
      },
    },
  };
}

type Texts = Readonly<Record<string, string>>;

const parsed = (texts: Texts) => Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, parse(text)]));
