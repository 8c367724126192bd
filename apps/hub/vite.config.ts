import { defineConfig } from 'vite';
import { appConfig } from '../../tooling/vite/app-config.ts';

export default defineConfig(appConfig({ base: '/_hub/', port: 4201 }));
