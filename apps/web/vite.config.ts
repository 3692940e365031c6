import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNK_GROUPS } from './scripts/chunk-groups.ts';
import { contractAsCalls } from './scripts/contract-as-calls.ts';
import { earlyLinks } from './scripts/early-links.ts';
import { withoutFacades } from './scripts/fold-facades.ts';
import { phonePlansAsData } from './scripts/phone-plans-as-data.ts';
import { withoutJsonSchema } from './scripts/without-json-schema.ts';

const apiTarget = process.env.API_TARGET ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    contractAsCalls(),
    phonePlansAsData(),
    withoutFacades(),
    withoutJsonSchema(),
    earlyLinks(),
  ],
  // Not pre-bundled in development, which would bypass the plugin for the phone plans, and separate SQLite from its .wasm file.
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
      // The drawing tools load with their pages or with the map's button, whichever is first: both are intended.
      checks: { ineffectiveDynamicImport: false },
    },
    // A separate check has limits on what is loaded.
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: apiTarget, ws: true } } },
});
