import { defineConfig, mergeConfig } from 'vite';
import { appConfig } from '../../tooling/vite/app-config.ts';
import { markdown } from './markdown/plugin.ts';

export default defineConfig(
  mergeConfig(appConfig({ base: '/_public/', port: 4203 }), { plugins: [markdown()] }),
);
