import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/longest-first.ts'
import { mutantPlugin } from './tools/mutations/mutant-plugin.ts'
import { blogPlugin } from './web/vite/blog-plugin.ts'

/**
 * `unit` needs nothing but Node; `slow` neither, and takes its time: the sandbox gateway as a program of its own, pictures, threads.
 * `server` runs against a real PostgreSQL that its set-up starts; `browser` shows components in a real browser. A worker has one module
 * graph for all its files: a third of the time went into loading the same modules again. What a test changes in them it puts back.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // The pages list their articles.
        plugins: [blogPlugin()],
        test: {
          name: 'unit',
          isolate: false,
          maxWorkers: 2,
          // Other checks and other people may have the cores meanwhile; only what never ends fails.
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          include: [
            'contract/src/**/*.test.ts',
            'web/src/**/*.test.{ts,tsx}',
            'web/vite/**/*.test.ts',
            'server/test/architecture.test.ts',
            'server/{src,test}/**/*.unit.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['web/src/**/*.browser.test.tsx', 'tools/**/*.slow.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'slow',
          isolate: false,
          maxWorkers: 2,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          include: ['gateway/{src,test}/**/*.test.ts', 'server/{src,test}/**/*.slow.test.ts', 'tools/**/*.slow.test.ts'],
        },
      },
      {
        plugins: [mutantPlugin()],
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts', 'server/test/**/*.test.ts'],
          exclude: ['server/{src,test}/**/*.{unit,slow}.test.ts', 'server/test/architecture.test.ts', '**/node_modules/**'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // What is polled comes about on any machine; only what never comes fails.
          expect: { poll: { timeout: 10_000 } },
          isolate: false,
          // A worker waits for PostgreSQL a third of its time: two leave two cores without work for as long.
          maxWorkers: 3,
        },
      },
      './web/vitest.config.ts',
    ],
  },
})
