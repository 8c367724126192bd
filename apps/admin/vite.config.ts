import { defineConfig } from 'vite';
import { appConfig } from '../../tooling/vite/app-config';

export default defineConfig(appConfig({ base: '/_admin/', port: 4202 }));
