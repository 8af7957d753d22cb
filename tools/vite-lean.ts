import type { Plugin } from 'vite';

/**
 * Modules that this project never uses:
 * - Parts of Relay that no screen uses (entry points, updatable queries, declarative configurations of mutations).
 * - The action button of Primer's TextInput with its tooltip: 6.6 kB of most other screens. Its replacement is
 *   web/ui/ClearButton.tsx.
 */
const unusedModules =
  /\/(?:experimental|NormalizationEngine|RelayQueryResponseCache|(?:load|use)EntryPoint(?:Loader)?|EntryPointContainer\.react|useMutationAction_EXPERIMENTAL|useSubscribeToInvalidationState|createUpdatableProxy|RelayDeclarativeMutationConfig|TextInputInnerAction\.js)$/;
/** Hooks that Relay has twice. Its flag ENABLE_ACTIVITY_COMPATIBILITY is on, so only the experimental ones run. */
const hooksOfFlag = /\/use(?:FragmentInternal|LoadMoreFunction|QueryLoader)$/;
const importers = /\/(?:react-relay|relay-runtime|@primer\/react\/dist\/TextInput)\//;
const empty = '\0empty';

/** Removes unused parts of packages from a build. All sizes are after gzip. */
export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: [unusedModules, hooksOfFlag] },
      handler(id, importer) {
        if (!importer || !importers.test(importer)) return null;
        return hooksOfFlag.test(id) ? this.resolve(`${id}_EXPERIMENTAL`, importer) : empty;
      },
    },
    load: { filter: { id: /^\0empty$/ }, handler: () => 'export default undefined;' },
    transform: {
      filter: { id: /octicons-react\/dist\/icons\// },
      // Screens show icons at 12 and 16 pixels. The drawings for 24, 48 and 96 are 3.9 kB of the first load, 13 kB in total.
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
