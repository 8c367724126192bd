import react from '@vitejs/plugin-react';
import { defineConfig, mergeConfig } from 'vite';
import { help } from '../../packages/help/markdown/plugin.ts';
import { appConfig } from '../../tooling/vite/app-config.ts';
import { markdown } from './markdown/plugin.ts';

const base = '/_public/';

export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? // prerender/build.mjs: everything in one folder, for Node alone
      {
        base,
        plugins: [react(), markdown(), help()],
        ssr: { noExternal: true },
        build: { assetsInlineLimit: 0 },
      }
    : mergeConfig(appConfig({ base, port: 4203 }), { plugins: [markdown(), help()] }),
);
