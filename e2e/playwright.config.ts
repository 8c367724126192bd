import { defineConfig, devices } from '@playwright/test';
import { stackPort, stackUrl } from './support/stack';

const isCi = Boolean(process.env.CI);

/**
 * The built apps, the real API and a real MongoDB behind one address, with fresh data for each run.
 */
export default defineConfig({
  testDir: 'specs',
  outputDir: '.results',
  // generous for slow machines; a passing test never waits this long
  timeout: 240_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: isCi,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: stackUrl,
    locale: 'en-GB',
    timezoneId: 'Europe/Oslo',
    // what a trace records of each step costs more than the step; a red CI is looked into with --trace=on
    trace: isCi ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], channel: undefined } }],
  webServer: {
    // exec makes Playwright the parent, so that the script notices when Playwright is gone
    command: 'exec node support/start-stack.mjs',
    url: `${stackUrl}/api/health/ready`,
    timeout: 300_000,
    stdout: isCi ? 'pipe' : 'ignore',
    stderr: 'pipe',
    reuseExistingServer: !isCi,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: { PORT: String(stackPort) },
  },
});
