import { test as base } from 'vitest'
import { type GatewayOptions, type RunningGateway, startGateway } from '../../gateway/src/start-gateway.ts'
import { settingsOf } from './gateway-settings.ts'
import { type TestApp, startTestApp } from './harness.ts'

/** As in app.ts, with a payment gateway that tells it of events, and jobs that are worked off. */
export let app: TestApp
export let gateway: RunningGateway

/** Reviews of accounts are decided by the test, and time goes by when it says so. */
export function testWith(options: GatewayOptions = {}) {
  return base
    .extend('options', { scope: 'file' }, options)
    .extend('app', { scope: 'file', auto: true }, async ({ options }, { onCleanup }) => {
      gateway = await startGateway({ review: 'manual', ...options })
      app = await startTestApp(settingsOf(gateway))
      onCleanup(async () => {
        await app.close()
        await gateway.close()
      })
      await gateway.control.webhooks({ url: `${app.url}/webhooks/payments` })
      await app.startWorker()
      return app
    })
}

export const test = testWith()
