import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** `npm run screenshots`: every screen of the demo, into docs/screenshots. */
export default defineConfig({
  ...tests,
  testDir: 'screenshots',
  timeout: 300_000,
  use: {
    ...tests.use,
    trace: 'off',
    screenshot: 'off',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
