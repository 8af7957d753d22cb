import type { Plugin } from 'vite';

/**
 * What Relay takes only without a feature flag that is on, and what its index offers to others: 3.8 kB of the first load.
 * The action of Primer's TextInput (web/ui/ClearButton.tsx stands for it), with a tooltip: 6.6 kB of most other screens.
 */
const unused =
  /_CURRENT$|^\.\/(?:experimental|store\/NormalizationEngine|network\/RelayQueryResponseCache)$|\/TextInputInnerAction\.js$/;
const importers = /\/(?:react-relay|relay-runtime|@primer\/react\/dist\/TextInput)\//;
const empty = '\0empty';

/** Leaves out of a build what packages bring and nothing here can reach. (All sizes are measured after gzip.) */
export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: unused },
      handler: (_, importer) => (importer && importers.test(importer) ? empty : null),
    },
    load: { filter: { id: /^\0empty$/ }, handler: () => 'export default undefined;' },
    transform: {
      filter: { id: /octicons-react\/dist\/icons\// },
      // icons are drawn for 12 and 16 pixels here; the drawings for 24, 48 and 96 are 3.9 kB of the first load, 13 kB of all
      handler(code) {
        const at = code.indexOf('\t"24": {');
        const end = code.indexOf('\n};', at);
        if (at < 0 || !/"(?:12|16)": \{/.test(code.slice(0, at))) return null;
        return {
          code: code
            .replace(code.slice(at, end), '')
            .replace(/var heights = \[[^\]]*\]/, (list) => list.replaceAll(/,\s*"(?:24|48|96)"/g, '')),
          map: null,
        };
      },
    },
  };
}
