import { defineConfig, mergeConfig } from 'vite';
import { help } from '../../packages/help/markdown/plugin.ts';
import { appConfig } from '../../tooling/vite/app-config.ts';

export default defineConfig(
  mergeConfig(appConfig({ base: '/_admin/', port: 4202 }), { plugins: [help()] }),
);
