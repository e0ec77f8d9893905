import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { GatewayOptions } from './start-gateway.ts'

/* What the program is told at its start, by flags or else by the environment. */

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  'public-url': { type: 'string' },
  'secret-key': { type: 'string' },
  'webhook-url': { type: 'string' },
  'webhook-secret': { type: 'string' },
  review: { type: 'string' },
  demo: { type: 'boolean' },
} as const

const wholeNumber = (label: string) => z.string().regex(/^\d{1,9}$/, `${label} has to be a whole number.`)

const settings = z.object({
  port: wholeNumber('--port')
    .transform(Number)
    .refine((port) => port < 65_536, 'There is no such port.')
    .default(4_100),
  host: z.string().default('127.0.0.1'),
  data: z.string('--data has to name the folder of the books.').min(1, '--data has to name the folder of the books.'),
  'public-url': z.url('--public-url has to be an address.').optional(),
  'secret-key': z.string().startsWith('sk_sandbox_', '--secret-key has to begin with sk_sandbox_.').optional(),
  'webhook-url': z.url('--webhook-url has to be an address.').optional(),
  'webhook-secret': z.string().startsWith('whsec_sandbox_', '--webhook-secret has to begin with whsec_sandbox_.').optional(),
  review: z.union([z.literal('manual'), wholeNumber('--review').transform(Number)]).optional(),
  demo: z.union([z.boolean(), z.stringbool('GATEWAY_DEMO has to be true or false.')]).default(false),
})

/** Sentences of what is wrong, or how to start. */
export function readSettings(args: readonly string[], environment: NodeJS.ProcessEnv): GatewayOptions & { wrong?: string[] } {
  const flags = readFlags(args)
  if (typeof flags === 'string') return { wrong: [flags] }
  const given = Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, flags[name] ?? environment[variableOf(name)]]))
  const parsed = settings.safeParse(given)
  if (!parsed.success) return { wrong: parsed.error.issues.map(({ message }) => message) }
  const {
    'public-url': publicUrl,
    'secret-key': secretKey,
    'webhook-url': webhookUrl,
    'webhook-secret': webhookSecret,
    ...same
  } = parsed.data
  return { ...same, publicUrl, secretKey, webhookUrl: webhookUrl ?? null, webhookSecret }
}

/** `--webhook-url` is `GATEWAY_WEBHOOK_URL`. */
function variableOf(name: string): string {
  return `GATEWAY_${name.toUpperCase().replaceAll('-', '_')}`
}

function readFlags(args: readonly string[]): Record<string, string | boolean | undefined> | string {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
