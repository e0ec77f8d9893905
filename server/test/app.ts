import { test as base } from 'vitest'
import { type TestApp, type TestAppOptions, startTestApp } from './harness.ts'

/** The app of the file whose tests run: `test` and its hooks start it before all of them, and close it at the end. */
export let app: TestApp

export const test = testWith({})

/** The `test` of a file whose app has settings of its own. */
export function testWith(settings: Record<string, string>, options: TestAppOptions = {}) {
  return base
    .extend('settings', { scope: 'file' }, settings)
    .extend('app', { scope: 'file', auto: true }, async ({ settings }, { onCleanup }) => {
      app = await startTestApp(settings, options)
      onCleanup(() => app.close())
      return app
    })
}
