import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { ProgramOptions } from './start-program.ts'

/* What any program is told at its start, by flags or else by the environment. */

/** The options, or sentences of what is wrong. */
export type Read<Options> =
  | { readonly options: Options; readonly wrong?: undefined }
  | { readonly options?: undefined; readonly wrong: string[] }

type Flags = Record<string, { readonly type: 'string' | 'boolean' }>

/** Its variables begin so: `--webhook-url` is `GATEWAY_WEBHOOK_URL`. */
export type Named = { readonly prefix: string; readonly port: number; readonly keyPrefix: string }

const FLAGS: Flags = {
  port: { type: 'string' },
  host: { type: 'string' },
  data: { type: 'string' },
  'public-url': { type: 'string' },
  'secret-key': { type: 'string' },
  'webhook-url': { type: 'string' },
  'webhook-secret': { type: 'string' },
  demo: { type: 'boolean' },
}

export const wholeNumber = (label: string) => z.string().regex(/^\d{1,9}$/, `${label} has to be a whole number.`)

export const settingsOf = ({ prefix, port, keyPrefix }: Named) =>
  z.object({
    port: wholeNumber('--port')
      .transform(Number)
      .refine((given) => given < 65_536, 'There is no such port.')
      .default(port),
    host: z.string().default('127.0.0.1'),
    data: z.string('--data has to name the folder of the books.').min(1, '--data has to name the folder of the books.'),
    'public-url': z.url('--public-url has to be an address.').optional(),
    'secret-key': z.string().startsWith(keyPrefix, `--secret-key has to begin with ${keyPrefix}.`).optional(),
    'webhook-url': z.url('--webhook-url has to be an address.').optional(),
    'webhook-secret': z.string().startsWith('whsec_sandbox_', '--webhook-secret has to begin with whsec_sandbox_.').optional(),
    demo: z.union([z.boolean(), z.stringbool(`${prefix}_DEMO has to be true or false.`)]).default(false),
  })

type Shared = z.output<ReturnType<typeof settingsOf>>

/** What the flags and the variables say, by the schema. */
export function readGiven<Schema extends z.ZodType>(
  { prefix }: Named,
  schema: Schema,
  { args, environment, more = {} }: { args: readonly string[]; environment: NodeJS.ProcessEnv; more?: Flags },
): Read<z.output<Schema>> {
  const options = { ...FLAGS, ...more }
  try {
    const flags: Record<string, unknown> = parseArgs({ args: [...args], options, strict: true }).values
    const variableOf = (name: string) => `${prefix}_${name.toUpperCase().replaceAll('-', '_')}`
    const given = Object.fromEntries(Object.keys(options).map((name) => [name, flags[name] ?? environment[variableOf(name)]]))
    const parsed = schema.safeParse(given)
    return parsed.success ? { options: parsed.data } : { wrong: parsed.error.issues.map(({ message }) => message) }
  } catch (error) {
    return { wrong: [error instanceof Error ? error.message : String(error)] }
  }
}

export function programOptionsOf(read: Shared): ProgramOptions {
  const { port, host, data, demo } = read
  return {
    port,
    host,
    data,
    demo,
    publicUrl: read['public-url'],
    secretKey: read['secret-key'],
    webhookUrl: read['webhook-url'] ?? null,
    webhookSecret: read['webhook-secret'],
  }
}
