import { defineConfig } from 'vite';
import { appConfig } from '../../tooling/vite/app-config.ts';

export default defineConfig(appConfig({ base: '/_public/', port: 4203 }));
