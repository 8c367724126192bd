import { resolve } from 'node:path';
import { defineConfig } from 'vite';

/** The script for the venues' own sites: one file without imports, beside the app that it shows. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  build: {
    outDir: resolve(import.meta.dirname, '../dist/widget'),
    emptyOutDir: true,
    lib: { entry: 'v1.ts', name: 'atrium', formats: ['iife'], fileName: () => 'v1.js' },
  },
});
