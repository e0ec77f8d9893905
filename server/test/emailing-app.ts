import { test as base } from 'vitest'
import { type EmailingApp, startEmailingApp } from './mail-server.ts'

/** As in app.ts, and this one works off its jobs and sends its emails. */
export let app: EmailingApp

export const test = testWith({})

export function testWith(settings: Record<string, string>) {
  return base
    .extend('settings', { scope: 'file' }, settings)
    .extend('app', { scope: 'file', auto: true }, async ({ settings }, { onCleanup }) => {
      app = await startEmailingApp(settings)
      onCleanup(() => app.close())
      return app
    })
}
