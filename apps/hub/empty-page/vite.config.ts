import { defineConfig } from 'vite';
import { appConfig } from '../../../tooling/vite/app-config.ts';

/** An empty page built as the hub is; `npm run bench:hub` builds and measures it. */
export default defineConfig({
  ...appConfig({ base: '/_empty/', port: 4209 }),
  root: import.meta.dirname,
});
