import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { listen, stop } from './openid-provider.ts'

/*
 * An OpenID provider that can be told to lie: its tokens say whatever a test wants, signed however it wants. It has no
 * page; a test makes up the code that a browser would have brought back.
 */

export type TokenParts = {
  header: Record<string, unknown>
  claims: Record<string, unknown>
  /** Answers the last part of the token. */
  signature: (signed: string) => string
}

export type LyingProvider = {
  readonly issuer: string
  readonly environment: Record<string, string>
  /** What becomes of an honest token from now on. */
  lie(change: (honest: TokenParts) => TokenParts): void
  /** The same for what is said of the provider itself. */
  lieAboutItself(change: (honest: Record<string, unknown>) => Record<string, unknown>): void
  /** The departure that the next token is for: its nonce goes into the token. */
  expect(departureUrl: string): { State: string; Code: string; Iss: string }
  close(): Promise<void>
}

const CLIENT_ID = 'keystead-tests'
export const CLIENT_SECRET = 'a client secret of the tests'
const KEY_ID = 'the-only-key'

export async function startLyingProvider(): Promise<LyingProvider> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let changeToken = (honest: TokenParts) => honest
  let changeMetadata = (honest: Record<string, unknown>) => honest
  let nonce = ''

  const { server, url: issuer } = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer)
    if (pathname === '/.well-known/openid-configuration') return sendJson(response, changeMetadata(metadata()))
    if (pathname === '/jwks')
      return sendJson(response, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }] })
    sendJson(response, {
      access_token: 'an access token',
      token_type: 'Bearer',
      expires_in: 3_600,
      id_token: written(changeToken(honestToken())),
    })
  })

  function metadata(): Record<string, unknown> {
    return {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      authorization_response_iss_parameter_supported: true,
    }
  }

  function honestToken(): TokenParts {
    const now = Math.floor(Date.now() / 1_000)
    return {
      header: { alg: 'RS256', kid: KEY_ID, typ: 'JWT' },
      claims: {
        iss: issuer,
        aud: CLIENT_ID,
        sub: 'somebody',
        nonce,
        iat: now,
        exp: now + 300,
        email: 'somebody@example.com',
        email_verified: true,
      },
      signature: signedWith(privateKey),
    }
  }

  return {
    issuer,
    environment: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET },
    lie: (change) => void (changeToken = change),
    lieAboutItself: (change) => void (changeMetadata = change),
    expect(departureUrl) {
      const asked = new URL(departureUrl).searchParams
      nonce = asked.get('nonce') ?? ''
      return { State: asked.get('state') ?? '', Code: 'a code', Iss: issuer }
    },
    close: () => stop(server),
  }
}

/** RS256 by this key. */
export function signedWith(key: KeyObject): (signed: string) => string {
  return (signed) => sign('sha256', Buffer.from(signed), key).toString('base64url')
}

/** HS256 by a text that both sides know. */
export function hashedWith(secret: string): (signed: string) => string {
  return (signed) => createHmac('sha256', secret).update(signed).digest('base64url')
}

function written({ header, claims, signature }: TokenParts): string {
  const signed = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${signed}.${signature(signed)}`
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
