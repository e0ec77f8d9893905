import { test as base } from 'vitest'
import { type GatewayOptions, type RunningGateway, startGateway } from '../../gateway/src/start-gateway.ts'
import { settingsOf } from './gateway-settings.ts'
import { type EmailingApp, startEmailingApp } from './mail-server.ts'

/** As in gateway-app.ts, and this one sends its emails. */
export let app: EmailingApp
export let gateway: RunningGateway

const manual: GatewayOptions = { review: 'manual' }

export const test = base
  .extend('options', { scope: 'file' }, manual)
  .extend('app', { scope: 'file', auto: true }, async ({ options }, { onCleanup }) => {
    gateway = await startGateway(options)
    app = await startEmailingApp(settingsOf(gateway))
    onCleanup(async () => {
      await app.close()
      await gateway.close()
    })
    await gateway.control.webhooks({ url: `${app.url}/webhooks/payments` })
    return app
  })
