import { resolve } from 'node:path'
import { LANGUAGES } from '@keystead/contract/text/languages.ts'
import { z } from 'zod'
import { listed, problemsOfCompany } from './companies.ts'
import { readS3Address } from './files-url.ts'
import { isLoopback } from './host-names.ts'

const flag = (name: string) => z.enum(['0', '1'], { error: `${name} must be 0 or 1.` })
const url = (name: string, protocols: string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `${name} must be an address such as ${example}.`,
  })

const pageOfCompany = (name: string, network: string, example: string) =>
  z
    .string()
    .refine((text) => text === '' || URL.parse(text)?.protocol === 'https:', {
      error: `${name} must be an https address such as ${example}.`,
    })
    .default('')
    .describe(`The company's page on ${network}, linked in the footer. Without it there is no link.`)

/** An address to send people and secrets to, or to take maps from: on https, or on this machine for tests and development. */
const providerUrl = (name: string, example: string) =>
  z.string().refine((text) => URL.canParse(text) && isSafeForSecrets(new URL(text)), {
    error: `${name} must be an https address such as ${example}.`,
  })

function isSafeForSecrets({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

/** A host, perhaps with a port, or the path of a socket. */
function isScannerUrl(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'clamd:' || url.search || url.hash || url.username || url.password) return false
  return url.hostname ? url.pathname === '' || url.pathname === '/' : url.pathname.length > 1
}

const providerId = (name: string) =>
  z.coerce
    .number({ error: `${name} must be a number.` })
    .int({ error: `${name} must be a whole number.` })
    .min(1, { error: `${name} must be between 1 and 32767.` })
    .max(32_767, { error: `${name} must be between 1 and 32767.` })

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
    .describe('Address that people use, if it differs from HOST and PORT. Links start with it. https:// turns on secure cookies.'),
  TRUST_PROXY: flag('TRUST_PROXY').default('0').describe('1 if a proxy in front sets X-Forwarded-For.'),
  DATA_DIR: z
    .string()
    .min(1, { error: 'DATA_DIR must name a folder.' })
    .default('./data')
    .describe('Folder of the embedded database, files and secrets.'),
  DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/keystead')
    .optional()
    .describe('Uses this PostgreSQL (15 or newer) instead of the embedded one.'),
  FILES_URL: z
    .string()
    .refine((text) => readS3Address(text) !== null, {
      error:
        'FILES_URL must be an address such as s3://KEY:SECRET@s3.example.com/bucket?region=us-east-1; a / in the secret is written as %2F.',
    })
    .optional()
    .describe(
      'Keeps pictures and other files in this bucket of a store that speaks S3, instead of DATA_DIR. Needed where Keystead runs on several computers.',
    ),
  DATABASE_POOL_SIZE: z.coerce
    .number({ error: 'DATABASE_POOL_SIZE must be a number.' })
    .int({ error: 'DATABASE_POOL_SIZE must be a whole number.' })
    .min(2, { error: 'DATABASE_POOL_SIZE must be between 2 and 200.' })
    .max(200, { error: 'DATABASE_POOL_SIZE must be between 2 and 200.' })
    .default(16)
    .describe('Most database connections of one process.'),
  SECRET_KEY: z
    .string()
    .min(32, { error: 'SECRET_KEY must have at least 32 characters.' })
    .optional()
    .describe(
      'Signs device tokens and links. Without it, one is made and kept in DATA_DIR. If Keystead runs on several computers, set the same one on each.',
    ),
  FORMER_SECRET_KEYS: z
    .string()
    .optional()
    .describe('After you change SECRET_KEY: the earlier ones, separated by commas, so that data sealed with them can still be opened.'),
  PASSWORD_RULES: z
    .enum(['standard', 'strict'], { error: 'PASSWORD_RULES must be standard or strict.' })
    .default('standard')
    .describe('New passwords have 6 to 30 characters (standard) or 8 to 128 (strict).'),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com')
    .optional()
    .describe('Mail server. Without it, emails are kept in DATA_DIR/outbox and not sent.'),
  MAIL_FROM: z
    .string()
    .max(254, { error: 'MAIL_FROM is too long.' })
    .regex(/^([^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, {
      error: 'MAIL_FROM must be an address such as Keystead <homes@example.com>.',
    })
    .optional()
    .describe('Sender of all emails. Without it, no-reply at the host of PUBLIC_URL.'),
  DEMO: z
    .enum(['0', '1', 'open'], { error: 'DEMO must be 0, 1 or open.' })
    .default('1')
    .describe(
      '0 for real people. 1 fills an empty database with a demo, and lets anyone on this computer sign in and read all emails at /outbox. open does the same for anyone who can reach PUBLIC_URL.',
    ),
  CALLS_PER_MINUTE: z.coerce
    .number({ error: 'CALLS_PER_MINUTE must be a number.' })
    .min(60, { error: 'CALLS_PER_MINUTE must be at least 60.' })
    .default(1200)
    .describe(
      'Calls that one device may make in a minute. A device without a token may make a quarter of that, one address five times that.',
    ),
  SENSITIVE_CALLS_PER_10_MINUTES: z.coerce
    .number({ error: 'SENSITIVE_CALLS_PER_10_MINUTES must be a number.' })
    .min(5, { error: 'SENSITIVE_CALLS_PER_10_MINUTES must be at least 5.' })
    .default(60)
    .describe('Sign-ins, sign-ups and email checks that one address may make in ten minutes.'),
  CONNECTIONS_PER_ADDRESS: z.coerce
    .number({ error: 'CONNECTIONS_PER_ADDRESS must be a number.' })
    .int({ error: 'CONNECTIONS_PER_ADDRESS must be a whole number.' })
    .min(10, { error: 'CONNECTIONS_PER_ADDRESS must be at least 10.' })
    .default(500)
    .describe(
      'Connections that one address (IPv6: one network) may have open, including live updates. A browser opens up to seven. Not counted behind a proxy (TRUST_PROXY).',
    ),
  DRAIN_SECONDS: z.coerce
    .number({ error: 'DRAIN_SECONDS must be a number.' })
    .min(0, { error: 'DRAIN_SECONDS must be between 0 and 60.' })
    .max(60, { error: 'DRAIN_SECONDS must be between 0 and 60.' })
    .default(0)
    .describe(
      'When asked to stop, how long /readyz says so before new calls are refused. Behind a load balancer, set it to more than two checks take.',
    ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], { error: 'LOG_LEVEL must be trace, debug, info, warn, error or silent.' })
    .default('warn')
    .describe('How much is logged.'),
  LOG_FORMAT: z.enum(['pretty', 'json'], { error: 'LOG_FORMAT must be pretty or json.' }).default('json').describe('How log lines look.'),
  GOOGLE_CLIENT_ID: z.string().optional().describe('Turns on signing in with Google, together with GOOGLE_CLIENT_SECRET.'),
  GOOGLE_CLIENT_SECRET: z.string().default('').describe('The secret that Google gave you for GOOGLE_CLIENT_ID.'),
  GOOGLE_ISSUER: providerUrl('GOOGLE_ISSUER', 'https://accounts.google.com')
    .default('https://accounts.google.com')
    .describe('Issuer of OpenID Connect; everything else about it is discovered there.'),
  GOOGLE_SCOPES: z.string().default('openid email profile').describe('What Google is asked for, separated by spaces.'),
  GOOGLE_PROVIDER_ID: providerId('GOOGLE_PROVIDER_ID')
    .default(1)
    .describe('Number under which identities of Google are kept; never change it once people have signed in.'),
  FACEBOOK_CLIENT_ID: z.string().optional().describe('Turns on signing in with Facebook, together with FACEBOOK_CLIENT_SECRET.'),
  FACEBOOK_CLIENT_SECRET: z.string().default('').describe('The secret that Facebook gave you for FACEBOOK_CLIENT_ID.'),
  FACEBOOK_AUTHORIZATION_URL: providerUrl('FACEBOOK_AUTHORIZATION_URL', 'https://www.facebook.com/v24.0/dialog/oauth')
    .default('https://www.facebook.com/v24.0/dialog/oauth')
    .describe('Where people are sent to agree.'),
  FACEBOOK_TOKEN_URL: providerUrl('FACEBOOK_TOKEN_URL', 'https://graph.facebook.com/v24.0/oauth/access_token')
    .default('https://graph.facebook.com/v24.0/oauth/access_token')
    .describe('Where a code is exchanged for a token.'),
  FACEBOOK_PROFILE_URL: providerUrl('FACEBOOK_PROFILE_URL', 'https://graph.facebook.com/v24.0/me')
    .default('https://graph.facebook.com/v24.0/me?fields=id,first_name,last_name,email')
    .describe('Where a token is exchanged for name and email.'),
  FACEBOOK_SCOPES: z.string().default('email public_profile').describe('What Facebook is asked for, separated by spaces.'),
  FACEBOOK_PROVIDER_ID: providerId('FACEBOOK_PROVIDER_ID')
    .default(2)
    .describe('Number under which identities of Facebook are kept; never change it once people have signed in.'),
  DEFAULT_LANGUAGE: z
    .enum(LANGUAGES, { error: `DEFAULT_LANGUAGE must be one of: ${LANGUAGES.join(', ')}.` })
    .default('en')
    .describe('Language for people who have not chosen one, and whose browser asks for none that Keystead has.'),
  MAP_STYLE_URL: providerUrl('MAP_STYLE_URL', 'https://tiles.example.com/styles/bright/style.json')
    .optional()
    .describe('A MapLibre style with streets for the maps. Without it maps show borders and towns, and need no other server.'),
  PAYMENT_GATEWAY_URL: providerUrl('PAYMENT_GATEWAY_URL', 'https://gateway.example.com')
    .optional()
    .describe('The payment gateway. Without it paying online is off, and payments are recorded by hand.'),
  PAYMENT_GATEWAY_KEY: z.string().default('').describe('The secret key that the payment gateway gave you.'),
  PAYMENT_GATEWAY_WEBHOOK_SECRETS: z
    .string()
    .default('')
    .describe(
      'What the payment gateway signs with when it calls PUBLIC_URL/webhooks/payments. While it changes, the new and the old one, separated by commas.',
    ),
  SCREENING_BUREAU_URL: providerUrl('SCREENING_BUREAU_URL', 'https://bureau.example.com')
    .optional()
    .describe('The bureau that screens applicants. Without it, landlords check applicants themselves.'),
  SCREENING_BUREAU_KEY: z.string().default('').describe('The secret key that the screening bureau gave you.'),
  SCREENING_BUREAU_WEBHOOK_SECRETS: z
    .string()
    .default('')
    .describe(
      'What the screening bureau signs with when it calls PUBLIC_URL/webhooks/screening. While it changes, the new and the old one, separated by commas.',
    ),
  VIRUS_SCANNER_URL: z
    .string()
    .refine((text) => isScannerUrl(text), {
      error: 'VIRUS_SCANNER_URL must be an address such as clamd://127.0.0.1:3310 or clamd:///run/clamav/clamd.ctl.',
    })
    .optional()
    .describe('The virus scanner (clamd) that looks at documents before others may open them. Without it, none does.'),
  SEAL_KEY_FILE: z
    .string()
    .optional()
    .describe(
      'A file with a private key and its certificates (PEM) that seals signed agreements. Without it, Keystead makes a key and a certificate of its own.',
    ),
  TIMESTAMP_URL: url('TIMESTAMP_URL', ['http:', 'https:'], 'https://timestamp.example.com')
    .optional()
    .describe(
      'A time-stamp server (RFC 3161) that says when signed agreements were sealed. Without it, seals have the time of this computer.',
    ),
  APPLICATION_RETENTION_MONTHS: z.coerce
    .number({ error: 'APPLICATION_RETENTION_MONTHS must be a number.' })
    .int({ error: 'APPLICATION_RETENTION_MONTHS must be a whole number.' })
    .min(25, { error: 'APPLICATION_RETENTION_MONTHS must be between 25 and 120.' })
    .max(120, { error: 'APPLICATION_RETENTION_MONTHS must be between 25 and 120.' })
    .default(36)
    .describe(
      'Months after which what applicants filled in is erased once their application has come to its end. Decisions and notices stay. Claims of unfair housing may come for two years.',
    ),
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
  COMPANY_FACEBOOK_URL: pageOfCompany('COMPANY_FACEBOOK_URL', 'Facebook', 'https://www.facebook.com/example'),
  COMPANY_X_URL: pageOfCompany('COMPANY_X_URL', 'X', 'https://x.com/example'),
  COMPANY_LINKEDIN_URL: pageOfCompany('COMPANY_LINKEDIN_URL', 'LinkedIn', 'https://www.linkedin.com/company/example'),
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

/** `allowsSandbox`: tests pay with money of no one, and screen people who do not exist, where nothing of a demo is. */
export function readSettings(source: Record<string, string | undefined> = process.env, { allowsSandbox = false } = {}): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) throw new SettingsError(parsed.error.issues.map((issue) => issue.message))
  const takesSandbox = allowsSandbox || parsed.data.DEMO !== '0'
  const problems = [
    ...problemsOfProviders(parsed.data),
    ...problemsOfDemo(parsed.data),
    ...problemsOfCompany(parsed.data, 'PAYMENT_GATEWAY', takesSandbox),
    ...problemsOfCompany(parsed.data, 'SCREENING_BUREAU', takesSandbox),
  ]
  if (problems.length > 0) throw new SettingsError(problems)
  return { ...parsed.data, DATA_DIR: resolve(parsed.data.DATA_DIR), demo: parsed.data.DEMO !== '0' }
}

/** Who opens a demo to others says so, and by which name: any site could point a name of its own at this machine. */
function problemsOfDemo({ DEMO, PUBLIC_URL }: z.output<typeof settingsSchema>): string[] {
  if (DEMO === 'open' && !PUBLIC_URL) {
    return ['DEMO=open needs PUBLIC_URL, the address where others reach the demo.']
  }
  if (DEMO === '1' && PUBLIC_URL && !isLoopback(new URL(PUBLIC_URL).hostname)) {
    return [
      'PUBLIC_URL is an address for others, but DEMO=1 (the default) is for this computer only. Please set DEMO=0 for real people, or DEMO=open for a demo that anyone may use.',
    ]
  }
  return []
}

/** What only shows when settings of sign-ins are seen together. */
function problemsOfProviders(settings: z.output<typeof settingsSchema>): string[] {
  const problems: string[] = []
  if (settings.GOOGLE_PROVIDER_ID === settings.FACEBOOK_PROVIDER_ID) {
    problems.push('GOOGLE_PROVIDER_ID and FACEBOOK_PROVIDER_ID must be different.')
  }
  for (const name of ['GOOGLE', 'FACEBOOK'] as const) {
    if (settings[`${name}_CLIENT_ID`] && !settings[`${name}_CLIENT_SECRET`]) {
      problems.push(`${name}_CLIENT_SECRET is needed with ${name}_CLIENT_ID.`)
    }
  }
  return problems
}

/** Secrets that what was sealed before may still have. */
export function formerSecrets({ FORMER_SECRET_KEYS }: Settings): string[] {
  return listed(FORMER_SECRET_KEYS ?? '')
}
