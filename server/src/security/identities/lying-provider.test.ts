import { generateKeyPairSync } from 'node:crypto'
import { messages } from '@keystead/contract/security/identities/identities-messages.text.ts'
import { OAuthUser, StartSocialSignin } from '@keystead/contract/security/identities/identity.operations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import {
  CLIENT_SECRET,
  hashedWith,
  type LyingProvider,
  signedWith,
  startLyingProvider,
  type TokenParts,
} from '../../../test/lying-provider.ts'
import { GOOGLE } from './identity.factory.ts'

let app: TestApp
let provider: LyingProvider
beforeAll(async () => {
  provider = await startLyingProvider()
  app = await startTestApp(provider.environment)
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

async function arriveWith(changes: Partial<{ State: string; Code: string; Iss: string | null }> = {}) {
  const visitor = app.visitor()
  const { data } = await visitor.call(StartSocialSignin, { ProviderId: GOOGLE })
  return visitor.call(OAuthUser, { ...provider.expect(data.Url), ...changes })
}

const stored = () =>
  app.sql(
    'select (select count(*) from user_identity) as identities, (select count(*) from oauth_ticket) as tickets, (select count(*) from session) as sessions',
  )

const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const claims =
  (changes: Record<string, unknown>) =>
  (honest: TokenParts): TokenParts => ({ ...honest, claims: { ...honest.claims, ...changes } })
const now = () => Math.floor(Date.now() / 1_000)

test('believed as long as it tells the truth', async () => {
  provider.lie((honest) => honest)
  const { status, data } = await arriveWith()
  expect(status).toBe(200)
  expect(data).toMatchObject({ Kind: 'signUp', Email: 'somebody@example.com', EmailVerified: true })
})

test.each<[string, (honest: TokenParts) => TokenParts]>([
  ['for somebody else’s client', claims({ aud: 'another-client' })],
  ['for two clients, used by the other', claims({ aud: ['keystead-tests', 'another-client'], azp: 'another-client' })],
  ['with another nonce', claims({ nonce: 'another nonce' })],
  ['without a nonce', claims({ nonce: undefined })],
  ['of another issuer', claims({ iss: 'https://accounts.example.com' })],
  ['that has expired', claims({ iat: now() - 7_200, exp: now() - 3_600 })],
  ['that is not valid yet', claims({ nbf: now() + 3_600 })],
  ['without an end', claims({ exp: undefined })],
  ['without a subject', claims({ sub: undefined })],
  ['with an empty subject', claims({ sub: '' })],
  ['with a number for a subject', claims({ sub: 7 })],
  ['that is not signed (alg none)', (honest) => ({ ...honest, header: { alg: 'none' }, signature: () => '' })],
  ['signed by another key', (honest) => ({ ...honest, signature: signedWith(foreignKey) })],
  ['signed with our own secret (HS256)', (honest) => ({ ...honest, header: { alg: 'HS256' }, signature: hashedWith(CLIENT_SECRET) })],
  ['whose claims were changed after signing', (honest) => ({ ...honest, signature: (signed) => honest.signature(`${signed}x`) })],
])('a token %s is refused, and nothing is stored', async (_lie, change) => {
  provider.lie(change)
  const before = await stored()
  const { status, error, headers } = await arriveWith()
  expect({ status, message: error?.Message }).toEqual({ status: 400, message: messages.socialAnswerRefused })
  expect(headers.getSetCookie()).toEqual([])
  expect(await stored()).toEqual(before)
})

test.each([
  ['names another issuer', { Iss: 'https://accounts.example.com' }],
  ['names no issuer although the provider always does', { Iss: null }],
])('an answer that %s is refused', async (_lie, changes) => {
  provider.lie((honest) => honest)
  const { status, error } = await arriveWith(changes)
  expect({ status, code: error?.Code }).toEqual({ status: 400, code: 'SocialAnswerRefused' })
})

test('an answer with a state that we never gave is refused', async () => {
  provider.lie((honest) => honest)
  const { status, error } = await arriveWith({ State: 'x'.repeat(43) })
  expect({ status, code: error?.Code }).toEqual({ status: 400, code: 'SocialSigninExpired' })
})

test('a provider that calls itself by another name is refused before anybody leaves for it', async () => {
  const impostor = await startLyingProvider()
  impostor.lieAboutItself((honest) => ({ ...honest, issuer: 'https://accounts.example.com' }))
  const local = await startTestApp(impostor.environment)
  try {
    const { status, error } = await local.visitor().call(StartSocialSignin, { ProviderId: GOOGLE })
    expect({ status, code: error?.Code }).toEqual({ status: 400, code: 'SocialAnswerRefused' })
  } finally {
    await local.close()
    await impostor.close()
  }
})
