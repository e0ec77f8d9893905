import { isAbsolute } from 'node:path'
import { describe, expect, test } from 'vitest'
import { companyAccess } from './companies.ts'
import { SettingsError, readSettings, settingsSchema } from './env.ts'

function sentences(source: Record<string, string>): readonly string[] {
  try {
    readSettings(source)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.sentences
    throw error
  }
}

const FILES_URL_SENTENCE =
  'FILES_URL must be an address such as s3://KEY:SECRET@s3.example.com/bucket?region=us-east-1; a / in the secret is written as %2F.'

describe('settings', () => {
  test('have defaults for everything that needs one', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({ PORT: 4000, HOST: 'localhost', demo: true })
    expect(settings.DATABASE_URL).toBeUndefined()
    expect(isAbsolute(settings.DATA_DIR)).toBe(true)
  })
  test('left empty are settings not made', () => {
    const settings = readSettings({ PORT: '', DATABASE_URL: '' })
    expect([settings.PORT, settings.DATABASE_URL]).toEqual([4000, undefined])
  })
  test.each([
    ['PORT', 'abc', 'PORT must be a number.'],
    ['PORT', '70000', 'PORT must be between 0 and 65535.'],
    ['PORT', '40.5', 'PORT must be a whole number.'],
    ['HOST', 'a b', 'HOST must be a host name or an IP address.'],
    ['PUBLIC_URL', 'homes.example.com', 'PUBLIC_URL must be an address such as https://homes.example.com.'],
    ['DATABASE_URL', 'mysql://x/y', 'DATABASE_URL must be an address such as postgres://user:password@host:5432/keystead.'],
    ['FILES_URL', 's3://key@host/bucket', FILES_URL_SENTENCE],
    ['DATABASE_POOL_SIZE', '1', 'DATABASE_POOL_SIZE must be between 2 and 200.'],
    ['SECRET_KEY', 'short', 'SECRET_KEY must have at least 32 characters.'],
    ['DEMO', 'yes', 'DEMO must be 0, 1 or open.'],
    ['DEMO', 'open', 'DEMO=open needs PUBLIC_URL, the address where others reach the demo.'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be 0 or 1.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be trace, debug, info, warn, error or silent.'],
    ['LOG_FORMAT', 'xml', 'LOG_FORMAT must be pretty or json.'],
    ['CALLS_PER_MINUTE', '1', 'CALLS_PER_MINUTE must be at least 60.'],
    ['GOOGLE_ISSUER', 'http://accounts.example.com', 'GOOGLE_ISSUER must be an https address such as https://accounts.google.com.'],
    ['GOOGLE_PROVIDER_ID', '0', 'GOOGLE_PROVIDER_ID must be between 1 and 32767.'],
    [
      'FACEBOOK_TOKEN_URL',
      'graph.facebook.com',
      'FACEBOOK_TOKEN_URL must be an https address such as https://graph.facebook.com/v24.0/oauth/access_token.',
    ],
    [
      'PAYMENT_GATEWAY_URL',
      'http://gateway.example.com',
      'PAYMENT_GATEWAY_URL must be an https address such as https://gateway.example.com.',
    ],
    [
      'SCREENING_BUREAU_URL',
      'http://bureau.example.com',
      'SCREENING_BUREAU_URL must be an https address such as https://bureau.example.com.',
    ],
    ...['127.0.0.1:3310', 'http://127.0.0.1:3310', 'clamd://host/path', 'clamd:///', 'clamd://user@host', 'clamd://host?x'].map(
      (url): [string, string, string] => [
        'VIRUS_SCANNER_URL',
        url,
        'VIRUS_SCANNER_URL must be an address such as clamd://127.0.0.1:3310 or clamd:///run/clamav/clamd.ctl.',
      ],
    ),
    ...['timestamp.example.com', 'ldap://timestamp.example.com'].map((url): [string, string, string] => [
      'TIMESTAMP_URL',
      url,
      'TIMESTAMP_URL must be an address such as https://timestamp.example.com.',
    ]),
    ['SENSITIVE_CALLS_PER_10_MINUTES', 'x', 'SENSITIVE_CALLS_PER_10_MINUTES must be a number.'],
  ])('%s=%s is told as a sentence', (name, value, sentence) => expect(sentences({ [name]: value })).toEqual([sentence]))
  test('let a provider of sign-ins be on this machine without https', () => {
    expect(readSettings({ GOOGLE_ISSUER: 'http://localhost:9000' }).GOOGLE_ISSUER).toBe('http://localhost:9000')
  })
  test.each(['clamd://127.0.0.1:3310', 'clamd://[::1]', 'clamd://scanner/', 'clamd:///run/clamav/clamd.ctl'])('let %s scan', (url) =>
    expect(readSettings({ VIRUS_SCANNER_URL: url }).VIRUS_SCANNER_URL).toBe(url),
  )
  test('let a time-stamp server be asked without https, since its answers are signed', () =>
    expect(readSettings({ TIMESTAMP_URL: 'http://timestamp.example.com/tsa' }).TIMESTAMP_URL).toBe('http://timestamp.example.com/tsa'))
  test('refuse a provider of sign-ins without its secret', () => {
    expect(sentences({ GOOGLE_CLIENT_ID: 'x' })).toEqual(['GOOGLE_CLIENT_SECRET is needed with GOOGLE_CLIENT_ID.'])
  })
  test('refuse two providers of sign-ins under one number', () => {
    expect(sentences({ GOOGLE_PROVIDER_ID: '2' })).toEqual(['GOOGLE_PROVIDER_ID and FACEBOOK_PROVIDER_ID must be different.'])
  })
  test('refuse a sandbox of payments where real people are, apart from tests', () => {
    const gateway = {
      PAYMENT_GATEWAY_URL: 'http://localhost:4100',
      PAYMENT_GATEWAY_KEY: 'sk_sandbox_1',
      PAYMENT_GATEWAY_WEBHOOK_SECRETS: 'whsec_sandbox_2, whsec_sandbox_1',
    }
    expect(companyAccess(readSettings(gateway), 'PAYMENT_GATEWAY')).toEqual({
      url: 'http://localhost:4100',
      secretKey: 'sk_sandbox_1',
      webhookSecrets: ['whsec_sandbox_2', 'whsec_sandbox_1'],
    })
    expect(companyAccess(readSettings({}), 'PAYMENT_GATEWAY')).toBeNull()
    expect(readSettings({ ...gateway, DEMO: '0' }, { allowsSandbox: true }).PAYMENT_GATEWAY_KEY).toBe('sk_sandbox_1')
    const endsSo = 'is of a sandbox, where payments move no money. With DEMO=0 it would tell people that they are paid.'
    expect(sentences({ ...gateway, DEMO: '0' })).toEqual([`PAYMENT_GATEWAY_KEY ${endsSo}`, `PAYMENT_GATEWAY_WEBHOOK_SECRETS ${endsSo}`])
    expect(sentences({ ...gateway, PAYMENT_GATEWAY_KEY: 'sk_live_1' })).toEqual([
      'PAYMENT_GATEWAY_KEY is of no payment gateway that this version knows; so far that is the sandbox (sk_sandbox_…).',
    ])
    expect(sentences({ PAYMENT_GATEWAY_URL: 'http://localhost:4100' })).toEqual([
      'PAYMENT_GATEWAY_KEY is needed with PAYMENT_GATEWAY_URL.',
      'PAYMENT_GATEWAY_WEBHOOK_SECRETS is needed with PAYMENT_GATEWAY_URL.',
    ])
    expect(sentences({ PAYMENT_GATEWAY_KEY: 'sk_sandbox_1' })).toEqual([
      'PAYMENT_GATEWAY_URL is needed with a key or a secret of the payment gateway.',
    ])
  })
  test('refuse a sandbox of screening where real people are, apart from tests', () => {
    const bureau = {
      SCREENING_BUREAU_URL: 'http://localhost:4110',
      SCREENING_BUREAU_KEY: 'sk_sandbox_bureau_1',
      SCREENING_BUREAU_WEBHOOK_SECRETS: 'whsec_sandbox_1',
    }
    expect(companyAccess(readSettings(bureau), 'SCREENING_BUREAU')).toMatchObject({ secretKey: 'sk_sandbox_bureau_1' })
    expect(companyAccess(readSettings(bureau), 'PAYMENT_GATEWAY')).toBeNull()
    expect(readSettings({ ...bureau, DEMO: '0' }, { allowsSandbox: true }).SCREENING_BUREAU_KEY).toBe('sk_sandbox_bureau_1')
    const endsSo = 'is of a sandbox, where no one is screened. With DEMO=0 people would be judged by records that are made up.'
    expect(sentences({ ...bureau, DEMO: '0' })).toEqual([`SCREENING_BUREAU_KEY ${endsSo}`, `SCREENING_BUREAU_WEBHOOK_SECRETS ${endsSo}`])
    expect(sentences({ ...bureau, SCREENING_BUREAU_KEY: 'live_1' })).toEqual([
      'SCREENING_BUREAU_KEY is of no screening bureau that this version knows; so far that is the sandbox (sk_sandbox_bureau_…).',
    ])
    expect(sentences({ SCREENING_BUREAU_WEBHOOK_SECRETS: 'whsec_sandbox_1' })).toEqual([
      'SCREENING_BUREAU_URL is needed with a key or a secret of the screening bureau.',
    ])
  })
  test.each([
    ['PAYMENT_GATEWAY', 'sk_sandbox_bureau_1', 'is a key of the screening bureau. Please set it as SCREENING_BUREAU_KEY.'],
    ['SCREENING_BUREAU', 'sk_sandbox_1', 'is a key of the payment gateway. Please set it as PAYMENT_GATEWAY_KEY.'],
  ])('refuse %s_KEY=%s, which is of another company', (company, key, endsSo) => {
    const settings = {
      [`${company}_URL`]: 'http://localhost:4100',
      [`${company}_KEY`]: key,
      [`${company}_WEBHOOK_SECRETS`]: 'whsec_sandbox_1',
    }
    expect(sentences(settings)).toEqual([`${company}_KEY ${endsSo}`])
  })
  test('let a demo be reached by others only where that was asked for', () => {
    const PUBLIC_URL = 'https://homes.example.com'
    expect(sentences({ PUBLIC_URL })).toEqual([expect.stringContaining('DEMO=1 (the default) is for this computer only')])
    expect(readSettings({ PUBLIC_URL, DEMO: 'open' }).demo).toBe(true)
    expect(readSettings({ PUBLIC_URL, DEMO: '0' }).demo).toBe(false)
    expect(readSettings({ PUBLIC_URL: 'http://localhost:5173' }).demo).toBe(true)
  })
  test('that are wrong are all told at once', () => expect(sentences({ PORT: 'x', DEMO: 'x' })).toHaveLength(2))
  test('each say what they are for', () => {
    for (const [name, schema] of Object.entries(settingsSchema.shape)) expect(schema.description, name).toMatch(/\.$/)
  })
})
