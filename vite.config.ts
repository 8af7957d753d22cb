import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { targets } from './tools/targets.ts';
import { languages } from './tools/vite-languages.ts';
import { lazyCode, preloadWithItself } from './tools/vite-lazy.ts';
import { lean } from './tools/vite-lean.ts';
import { messages } from './tools/vite-messages.ts';
import { pruneVars } from './tools/vite-prune-vars.ts';
import { relay } from './tools/vite-relay.ts';
import { shell } from './tools/vite-shell.ts';
import { worker } from './tools/vite-worker.ts';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4000';

const primer = 'node_modules/@primer/react/dist';
const primitives = 'node_modules/@primer/primitives/dist/css/functional';

export default defineConfig({
  root: 'web',
  plugins: [
    relay({ artifacts: './web/__generated__' }),
    messages(),
    languages(),
    lazyCode(),
    lean(),
    pruneVars({
      declared: [`${primitives}/{themes/{light,dark},typography/typography,size/*}.css`],
      // Includes the other token files. The build fails if a needed part of Primer is missing here.
      readers: [
        `${primer}/{_VisuallyHidden,{Button,CounterLabel,Dialog,KeybindingHint,ScrollableRegion,Spinner,Text,TextInput,TooltipV2,VisuallyHidden}/**/*,internal/**/*}.css`,
        `${primitives}/{motion,spacing}/*.css`,
        'web/**/*.{css,ts,tsx,html}',
      ],
    }),
    shell(),
    worker(),
    react(),
  ],
  resolve: {
    alias: [
      // Only the hooks, without the older API. Saves 7.6 kB of the first load.
      { find: /^react-relay$/, replacement: 'react-relay/hooks.js' },
      // tools/vite-messages.ts parses all messages at build time.
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: targets,
    // No polyfill: saves 0.2 kB of the first load, but Safari 16 loads slightly later.
    modulePreload: { polyfill: false, resolveDependencies: preloadWithItself },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Packages of the first load (172 kB). Browsers keep them in the cache when only our code changes.
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 1 },
            // Our code of the first load in one file: saves 1.5 kB and 4 requests.
            { name: 'first', tags: ['$initial'] },
            // Small files of all lists of events, including the home page: saves 2 kB and 13 requests.
            {
              name: 'cards',
              test: /web\/ui\/(?:DateLeaf|EmptyState|Event(?:Card|Image|Picture)|eventArt|Label|Mark|placesNow\/PlacesNowSlot|PriorityChip|SeatsBar|RegistrationBadge|StatusBadge|statusNow|TagLinks|UserText)|\/icons\/(?:Alert|Arrow(?:Down|Up)|ChevronRight|Info|Location|Megaphone|People)Icon/,
            },
            // Shared parts of most other screens: saves 20 requests for a list, and as many for an event.
            {
              name: 'parts',
              test: /web\/(?:ui\/(?:BackLink|ButtonLink|Chip|control|Failure|KeptAction|LazyDialog|LoadProblem|Notice|Panel|PartBoundary|SuccessNotice|Screen|Select|ShowMore|Temporary)|core\/(?:newNotices|currentSearch|ownChanges))\.|\/icons\/(?:Bell|CheckCircle|CheckCircleFill|Clock|Eye|EyeClosed|Pencil|Plus|Search|Trash|XCircle|XCircleFill)Icon/,
            },
            // Live data, and icons of screens that have it. Forms do without.
            { name: 'liveData', test: /web\/(?:core\/live|ui\/LivePaused)\.|\/icons\/(?:Graph|KebabHorizontal)Icon/ },
            // Screens that open offline: saves 2 requests for each.
            {
              name: 'offline',
              test: /web\/(?:core\/(?:offlineCache|offlineTexts)|ui\/OfflineNotice|i18n\/en\/offline)\./,
            },
            // Form fields: saves 8 requests for a form.
            {
              name: 'form',
              test: /@primer\/react\/dist\/TextInput\/|web\/(?:core\/form|ui\/(?:CheckField|ClearButton|Draft\.|Field|LeaveGuard|SearchField|TextArea))|\/icons\/LockIcon/,
            },
            // Questions before an action, and what is kept of actions and forms: saves 3 requests.
            { name: 'kept', test: /web\/(?:core\/(?:draft|keptAction|once)|ui\/ConfirmDialog)\./ },
            // The choice of language and theme, in the header and on the settings screen.
            {
              name: 'choices',
              test: /web\/(?:core\/(?:preferences|translations)|layout\/(?:Choices|LanguageMenu|ThemeToggle))\.|virtual:languages$|\/icons\/(?:DeviceDesktop|Globe|Moon|Sun)Icon/,
            },
            // Loaded after the first paint for all signed-in users.
            {
              name: 'live',
              test: /web\/(?:layout\/(?:LiveNotice|notices|SessionWarning|palette\/(?:SearchButton|shortcuts)\.)|core\/(?:socket|worker)\.|screens\/(?:announcements\/AnnouncementNotices|notices\/Bell))|\/graphql-ws\//,
            },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    proxy: {
      '/graphql': { target: api, ws: true },
      '/api': { target: api },
      '/uploads': { target: api },
      '/e/': { target: api },
      '^/(?:(?:feed|sitemap)\\.xml|feed\\.ics|robots\\.txt)$': { target: api },
      '/calendar': { target: api },
      '/unsubscribe': { target: api },
      '/dev/mail': { target: api },
    },
  },
});
