import { test } from '@playwright/test'
import { type BureauOptions, type RunningBureau, startBureau } from '../gateway/src/start-bureau.ts'
import { type GatewayOptions, type RunningGateway, startGateway } from '../gateway/src/start-gateway.ts'
import { type RunningServer, startServer } from './server.ts'

/* A server with the other companies that the journeys of one file need. */

export let gateway: RunningGateway
export let bureau: RunningBureau
export let server: RunningServer

type Companies = {
  /** Its reviews end by themselves. */
  readonly gateway?: GatewayOptions
  readonly bureau?: BureauOptions
}

export function startWith(wanted: Companies): void {
  test.beforeAll(async () => {
    if (wanted.gateway) gateway = await startGateway({ review: 0, ...wanted.gateway })
    if (wanted.bureau) bureau = await startBureau(wanted.bureau)
    server = await startServer({ ...(wanted.gateway && { gateway }), ...(wanted.bureau && { bureau }) })
  })
  test.afterAll(async () => {
    await server.discard()
    if (wanted.gateway) await gateway.close()
    if (wanted.bureau) await bureau.close()
  })
}
