import { resolve } from 'node:path'
import { z } from 'zod'

const flag = (name: string) => z.enum(['0', '1'], { error: `${name} must be 0 or 1.` })
const url = (name: string, protocols: string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `${name} must be an address such as ${example}.`,
  })

/** Every setting, with the sentence that is shown when it is wrong. `.env.example` lists the same (a test compares). */
export const settingsSchema = z.object({
  PORT: z.coerce
    .number({ error: 'PORT must be a number.' })
    .int({ error: 'PORT must be a whole number.' })
    .min(0, { error: 'PORT must be between 0 and 65535.' })
    .max(65_535, { error: 'PORT must be between 0 and 65535.' })
    .default(4000)
    .describe('Port to serve on; 0 takes any free one.'),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, { error: 'HOST must be a host name or an IP address.' })
    .default('localhost')
    .describe('Address to listen on; 0.0.0.0 listens on all.'),
  PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:'], 'https://homes.example.com')
    .optional()
    .describe('Address that people use, where it differs from HOST and PORT (behind a proxy). https:// turns on secure cookies.'),
  TRUST_PROXY: flag('TRUST_PROXY').default('0').describe('1 where a proxy in front sets X-Forwarded-For.'),
  DATA_DIR: z
    .string()
    .min(1, { error: 'DATA_DIR must name a folder.' })
    .default('./data')
    .describe('Folder of the embedded database, files and secrets.'),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/keystead')
    .optional()
    .describe('Uses this PostgreSQL (15 or newer) instead of the embedded one.'),
  DATABASE_POOL_SIZE: z.coerce
    .number({ error: 'DATABASE_POOL_SIZE must be a number.' })
    .int({ error: 'DATABASE_POOL_SIZE must be a whole number.' })
    .min(2, { error: 'DATABASE_POOL_SIZE must be between 2 and 200.' })
    .max(200, { error: 'DATABASE_POOL_SIZE must be between 2 and 200.' })
    .default(16)
    .describe('Connections that one process opens at most.'),
  SECRET_KEY: z
    .string()
    .min(32, { error: 'SECRET_KEY must have at least 32 characters.' })
    .optional()
    .describe(
      'Signs device tokens and links. Without it one is made and kept in DATA_DIR; several processes on several machines need the same.',
    ),
  DEMO: flag('DEMO').default('1').describe('0 starts with an empty database instead of the demo portfolio.'),
  CALLS_PER_MINUTE: z.coerce
    .number({ error: 'CALLS_PER_MINUTE must be a number.' })
    .min(60, { error: 'CALLS_PER_MINUTE must be at least 60.' })
    .default(1200)
    .describe('Calls that one device may make in a minute; one without a device token a quarter of it, one address five times it.'),
  SENSITIVE_CALLS_PER_10_MINUTES: z.coerce
    .number({ error: 'SENSITIVE_CALLS_PER_10_MINUTES must be a number.' })
    .min(5, { error: 'SENSITIVE_CALLS_PER_10_MINUTES must be at least 5.' })
    .default(60)
    .describe('Sign-ins, sign-ups and e-mail checks that one address may make in ten minutes.'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], { error: 'LOG_LEVEL must be trace, debug, info, warn, error or silent.' })
    .default('warn')
    .describe('How much is logged.'),
  LOG_FORMAT: z.enum(['pretty', 'json'], { error: 'LOG_FORMAT must be pretty or json.' }).default('json').describe('How log lines look.'),
  COMPANY_NAME: z
    .string()
    .max(120, { error: 'COMPANY_NAME is too long.' })
    .default('Keystead')
    .describe('Shown in the footer and on the contact page.'),
  COMPANY_ADDRESS: z
    .string()
    .max(240, { error: 'COMPANY_ADDRESS is too long.' })
    .default('')
    .describe('Shown in the footer and on the contact page.'),
  COMPANY_PHONE: z
    .string()
    .max(40, { error: 'COMPANY_PHONE is too long.' })
    .default('')
    .describe('Shown in the footer and on the contact page.'),
  COMPANY_EMAIL: z
    .string()
    .max(254, { error: 'COMPANY_EMAIL is too long.' })
    .default('')
    .describe('Shown in the footer and on the contact page.'),
})

export type Settings = Omit<z.output<typeof settingsSchema>, 'DATA_DIR'> & { readonly DATA_DIR: string; readonly demo: boolean }

/** The settings, or a list of sentences that says which are wrong. */
export class SettingsError extends Error {
  readonly sentences: readonly string[]
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.sentences = sentences
  }
}

export function readSettings(source: Record<string, string | undefined> = process.env): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) throw new SettingsError(parsed.error.issues.map((issue) => issue.message))
  return { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR), demo: parsed.data.DEMO === '1' }
}
