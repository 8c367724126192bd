import { defineConfig } from '@playwright/test';
import tests from './playwright.config';

/** `npm run bench:hub`, `bench:pages` and `bench:seating`: one browser at a time, nothing recorded that would slow it down. */
export default defineConfig({
  ...tests,
  testDir: 'bench',
  timeout: 1_800_000,
  workers: 1,
  fullyParallel: false,
  use: { ...tests.use, trace: 'off', screenshot: 'off' },
});
