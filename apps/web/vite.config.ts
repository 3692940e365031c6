import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './scripts/chunk-groups.ts';
import { contractAsCalls } from './scripts/contract-as-calls.ts';
import { earlyLinks } from './scripts/early-links.ts';
import { withoutFacades } from './scripts/fold-facades.ts';
import { phonePlansAsData } from './scripts/phone-plans-as-data.ts';

const apiTarget = process.env.API_TARGET ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractAsCalls(), phonePlansAsData(), withoutFacades(), earlyLinks()],
  // Not prepared beforehand in development, where the plugin would miss its plans, and SQLite the file beside its code.
  optimizeDeps: { exclude: ['libphonenumber-js', '@sqlite.org/sqlite-wasm'] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    // The content security policy allows no inline scripts and no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
      // The drawing tools come with their pages or with the map's button, whichever is first: both ways are meant.
      checks: { ineffectiveDynamicImport: false },
    },
    // A check of its own limits what is loaded; whoever starts this reads nothing of chunks.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: apiTarget, ws: true } } },
});
