import { defineConfig } from 'vite';
import { appConfig } from '../../tooling/vite/app-config.ts';

export default defineConfig(appConfig({ base: '/_admin/', port: 4202 }));
