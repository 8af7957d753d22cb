import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { targets } from './tools/targets.ts';
import { lazyCode, withItself } from './tools/vite-lazy.ts';
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
    lazyCode(),
    lean(),
    pruneVars({
      declared: [`${primitives}/{themes/{light,dark},typography/typography,size/*}.css`],
      // with what the other files of the tokens are made of; the build says so where a part of Primer is missing here
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
      // the hooks without the older half of the library: 7.6 kB of the first load
      { find: /^react-relay$/, replacement: 'react-relay/hooks.js' },
      // 2.9 kB of every screen with a tooltip
      {
        find: '@oddbird/popover-polyfill/fn',
        replacement: new URL('web/core/nativePopover.ts', import.meta.url).pathname,
      },
      // tools/vite-messages.ts has parsed every message at build time
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  css: {
    modules: {
      // Vite's own names end with a line's number each, which does not compress: 0.4 kB of the first load
      generateScopedName: (name, file) => `${path.basename(file, '.module.css')}-${name}`,
    },
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: targets,
    // 0.2 kB of the first load; Safari 16 loads a little later without it
    modulePreload: { polyfill: false, resolveDependencies: withItself },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // what every page loads: what others wrote (172 kB) is kept by the browser when ours is deployed anew
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 1 },
            // ours in one file: 1.5 kB and 4 requests less
            { name: 'first', tags: ['$initial'] },
            // the small files of which every list of events is made, beginning with the home page: 2 kB and 13 requests less
            {
              name: 'cards',
              test: /web\/ui\/(?:DateLeaf|EmptyState|Event(?:Card|Image|Picture)|eventArt|Label|Mark|PriorityChip|SeatsBar|Standing|StatusBadge|TagLinks)|\/icons\/(?:Alert|ChevronRight|Info|Location|Megaphone|People)Icon/,
            },
            // what most other screens are made of: 20 requests less for a list, and as many for an event
            {
              name: 'parts',
              test: /web\/(?:ui\/(?:BackLink|ButtonLink|Chip|ConfirmDialog|control|Failure|LazyDialog|LoadProblem|Notice|Panel|Part|PillNav|Said|Screen|Select|ShowMore)|core\/(?:arrivals|currentSearch|live|ownChanges))\.|\/icons\/(?:Bell|CheckCircle|CheckCircleFill|Clock|Eye|EyeClosed|Pencil|Plus|Search|Trash|XCircle|XCircleFill)Icon/,
            },
            // what is typed into
            {
              name: 'form',
              test: /@primer\/react\/dist\/TextInput\/|web\/(?:core\/form|ui\/(?:CheckField|ClearButton|Field|LeaveGuard|SearchField|TextArea))|\/icons\/LockIcon/,
            },
            // the screens of who is not signed in, those of one event, what is decided about one
            {
              name: 'account',
              test: /web\/screens\/accounts\/(?:AccountForm|AccountPage|FirstAdmin|PasswordInput)|api\/accounts\/validate/,
            },
            { name: 'event', test: /web\/screens\/events\/(?:EventProblem|useForgetLists)/ },
            { name: 'approval', test: /web\/(?:ui\/approval\/(?:DecisionButtons|texts)|i18n\/en\/approval)/ },
            // what the list of announcements and their form share
            {
              name: 'announcing',
              test: /api\/announcements\/status|web\/screens\/announcements\/use(?:AskBeforeAll|UpdateAnnouncement)/,
            },
            { name: 'homeLive', test: /web\/screens\/home\/Home(?:AnnouncementsLive|TopBoard)/ },
            // what the settings begin with, and what they show once they are there
            { name: 'settings', test: /web\/screens\/settings\/(?:SaveBar|Settings(?:Form\.module|Section|Skeleton))/ },
            {
              name: 'settingsParts',
              test: /web\/(?:screens\/settings\/(?:Calendar|calendarsTexts|Kinds|preferencesTexts|Push|pushTexts|useCalendars|usePreferences)|core\/push\.|i18n\/en\/(?:calendars|preferences|push)\.)|\/icons\/CopyIcon/,
            },
            { name: 'preferences', test: /web\/core\/preferences/ },
            // what a screen needs that is shown without net
            { name: 'kept', test: /web\/(?:core\/(?:kept|offlineTexts)|ui\/KeptNotice|i18n\/en\/offline)\./ },
            // what plots are drawn with, which come once they are seen
            { name: 'plotParts', test: /web\/ui\/plots\/(?:PlotTable|plot\.module)/ },
            { name: 'plots', test: /web\/ui\/plots\/(?:BarTable|DayChart|DayPlot|days|pointWords)|@visx\// },
            // what comes after the first paint to everybody who is signed in
            {
              name: 'live',
              test: /web\/(?:layout\/(?:LiveNotice|notices)|core\/(?:socket|worker)\.|screens\/(?:announcements\/AnnouncementNotices|notices\/Bell))|\/graphql-ws\//,
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
      '/calendar': { target: api },
      '/unsubscribe': { target: api },
      '/dev/mail': { target: api },
    },
  },
});
