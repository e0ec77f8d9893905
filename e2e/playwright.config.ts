import { defineConfig } from '@playwright/test'
import { findBrowser, launchOptionsOf } from './browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './filled-folder.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  // Limits for what never comes. A shared machine may give half of its time to others.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: 30_000,
    launchOptions: launchOptionsOf(await findBrowser()),
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
  },
})
