import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** GraphiQL brings fonts in its styles, three quarters of their weight; the page uses those of the system. */
const withoutFonts = (): Plugin => ({
  name: 'without-fonts',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('graphiql/dist/style.css') ? code.replaceAll(/@font-face\s*\{[^}]*\}/g, '') : undefined,
});

/** A page of its own beside the web client, which loads nothing of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphql/explorer/',
  plugins: [withoutFonts(), react()],
  build: { target: 'es2023', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 2000 },
});
