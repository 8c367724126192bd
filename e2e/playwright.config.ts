import { defineConfig, devices } from '@playwright/test';
import { stackPort, stackUrl } from './support/stack';

const isCi = Boolean(process.env.CI);

/**
 * The built apps, the real API and a real MongoDB, all behind one address, on data of their own that
 * is made again for each run.
 */
export default defineConfig({
  testDir: 'specs',
  outputDir: '.results',
  // room for a machine of a fraction of this speed: whoever is green waits for neither
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
    trace: 'retain-on-failure',
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
    // exec, so that Playwright is its parent and it notices when that is gone
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
