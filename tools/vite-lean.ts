import type { Plugin } from 'vite';

/** What the web client uses of react-relay, each from its own file: its index also brings entry points and rehearsals. */
const hooks = [
  'RelayEnvironmentProvider',
  'useFragment',
  'useLazyLoadQuery',
  'useMutation',
  'usePaginationFragment',
  'usePreloadedQuery',
  'useRelayEnvironment',
  'useSubscription',
];
const runtime = [
  'commitLocalUpdate',
  'commitMutation',
  'fetchQuery',
  'graphql',
  'readInlineData',
  'requestSubscription',
];
const own = '\0react-relay';
/** What Relay takes only without a feature flag that is on, and what its index offers to others. */
const unused = /_CURRENT$|^\.\/(?:experimental|store\/NormalizationEngine|network\/RelayQueryResponseCache)$/;
const never = '\0never';

/** Leaves out of a build what packages bring and nothing here can reach. */
export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: [/^react-relay$/, unused] },
      handler(id, importer) {
        if (id === 'react-relay') return own;
        return importer && /\/(?:react-relay|relay-runtime)\//.test(importer) ? never : null;
      },
    },
    load: {
      filter: { id: /^\0(?:react-relay|never)$/ },
      handler: (id) =>
        id === never
          ? 'export default undefined;'
          : [
              `export { ${runtime.join(', ')} } from 'relay-runtime';`,
              `export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery.js';`,
              ...hooks.map((name) => `export { default as ${name} } from 'react-relay/lib/relay-hooks/${name}.js';`),
            ].join('\n'),
    },
    transform: {
      filter: { id: /octicons-react\/dist\/icons\// },
      // icons are drawn for 12 and 16 pixels here; the drawings for 24, 48 and 96 are most of their weight
      handler(code) {
        const at = code.indexOf('\t"24": {');
        const end = code.indexOf('\n};', at);
        if (at < 0 || !/"(?:12|16)": \{/.test(code.slice(0, at))) return null;
        return {
          code: code
            .replace(code.slice(at, end), '')
            .replace(/var heights = \[.*\]/, (list) => list.replaceAll(/, "(?:24|48|96)"/g, '')),
          map: null,
        };
      },
    },
  };
}
