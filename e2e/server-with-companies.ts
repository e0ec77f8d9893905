import { test } from '@playwright/test'
import { type RunningGateway, startGateway } from '../../gateway/src/start-gateway.ts'
import { type RunningServer, startServer } from '../server.ts'

/* A server that is paid through a sandbox gateway whose reviews end by themselves, for the journeys of one file. */

export let gateway: RunningGateway
export let server: RunningServer

export function startWithGateway(): void {
  test.beforeAll(async () => {
    gateway = await startGateway({ review: 0 })
    server = await startServer({ gateway })
  })
  test.afterAll(async () => {
    await server.discard()
    await gateway.close()
  })
}
