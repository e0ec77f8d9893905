import { z } from 'zod'
import { type Read, programOptionsOf, readGiven, settingsOf, wholeNumber } from './program-settings.ts'
import type { GatewayOptions } from './start-gateway.ts'

/* What the payment gateway is told at its start. */

const GATEWAY = { prefix: 'GATEWAY', port: 4_100, keyPrefix: 'sk_sandbox_' }
const settings = settingsOf(GATEWAY).extend({
  review: z.union([z.literal('manual'), wholeNumber('--review').transform(Number)]).optional(),
})

export function readSettings(args: readonly string[], environment: NodeJS.ProcessEnv): Read<GatewayOptions> {
  const { options, wrong } = readGiven(GATEWAY, settings, { args, environment, more: { review: { type: 'string' } } })
  return wrong ? { wrong } : { options: { ...programOptionsOf(options), review: options.review } }
}
