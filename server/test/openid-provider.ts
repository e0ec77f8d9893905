import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'

/*
 * Providers of sign-ins on loopback: a real OpenID provider, and a small one of plain OAuth 2. Both show a page that
 * asks who comes, for a browser to fill in; `visit` does the same without one.
 */

export type ProviderAccount = {
  given_name?: string
  family_name?: string
  email?: string
  email_verified?: boolean
}

/** What a provider sends back to `/oauth/callback`. */
export type ProviderAnswer = { State: string; Code: string | null; Error: string | null; Iss: string | null }

export type TestProvider = {
  /** Settings of a server that uses it. */
  readonly environment: Record<string, string>
  /** Who has an account there, by the login that the page asks for. It is the subject, too. */
  readonly people: Map<string, ProviderAccount>
  /** Goes through the pages as this person; with null says no. */
  visit(departureUrl: string, login: string | null): Promise<ProviderAnswer>
  close(): Promise<void>
}

const CLIENT_ID = 'keystead-tests'
const CLIENT_SECRET = 'a client secret of the tests'

export async function startOpenIdProvider(): Promise<TestProvider> {
  const people = new Map<string, ProviderAccount>()
  const { server, url: issuer } = await listen((request, response) => void handler(request, response))
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: ['http://localhost/oauth/callback'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['a key of the tests'] },
    pkce: { required: () => true },
    // Said here so that it does not warn of its defaults.
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    jwks: { keys: [generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })] },
  })
  // The port of the server under test is known later than its provider's.
  provider.Client.prototype.redirectUriAllowed = (uri: string) => new URL(uri).pathname === '/oauth/callback'
  const talk = provider.callback()

  async function handler(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!request.url?.startsWith('/interaction/')) return talk(request, response)
    if (request.method === 'GET') return showPage(response, 'OpenID test provider')
    const form = await formOf(request)
    const login = form.get('login')
    if (!login) {
      const declined = { error: 'access_denied', error_description: 'the person said no' }
      return provider.interactionFinished(request, response, declined)
    }
    const { params } = await provider.interactionDetails(request, response)
    const grant = new provider.Grant({ accountId: login, clientId: String(params['client_id']) })
    grant.addOIDCScope(String(params['scope']))
    const grantId = await grant.save()
    await provider.interactionFinished(request, response, { login: { accountId: login }, consent: { grantId } })
  }

  return {
    environment: { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_CLIENT_SECRET: CLIENT_SECRET },
    people,
    visit,
    close: () => stop(server),
  }
}

export async function startPlainOauthProvider(): Promise<TestProvider & { breakDown(): void }> {
  const people = new Map<string, ProviderAccount>()
  const grants = new Map<string, { login: string; redirectUri: string; challenge: string }>()
  const tokens = new Map<string, string>()
  let isBroken = false

  const { server, url } = await listen((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', url)
    if (isBroken) return sendJson(response, 503, { error: 'temporarily_unavailable' })
    if (address.pathname === '/dialog' && request.method === 'GET') return showPage(response, 'OAuth test provider')
    if (address.pathname === '/dialog') return leave(address.searchParams, (await formOf(request)).get('login'), response)
    if (address.pathname === '/token') return exchange(await formOf(request), response)
    const login = tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '')
    if (login === undefined) return sendJson(response, 401, { error: 'invalid_token' })
    const { given_name, family_name, email } = people.get(login) ?? {}
    sendJson(response, 200, { id: login, first_name: given_name, last_name: family_name, email })
  }

  function leave(asked: URLSearchParams, login: string | null, response: ServerResponse): void {
    const redirectUri = asked.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', asked.get('state') ?? '')
    if (login) {
      const code = `code-${grants.size + 1}`
      grants.set(code, { login, redirectUri, challenge: asked.get('code_challenge') ?? '' })
      back.searchParams.set('code', code)
    } else back.searchParams.set('error', 'access_denied')
    response.writeHead(303, { Location: back.href }).end()
  }

  async function exchange(form: URLSearchParams, response: ServerResponse): Promise<void> {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const fits =
      grant !== undefined &&
      form.get('client_id') === CLIENT_ID &&
      form.get('client_secret') === CLIENT_SECRET &&
      form.get('redirect_uri') === grant.redirectUri &&
      (await challengeOf(form.get('code_verifier') ?? '')) === grant.challenge
    if (!fits) return sendJson(response, 400, { error: 'invalid_grant' })
    const token = `token-of-${code}`
    tokens.set(token, grant.login)
    sendJson(response, 200, { access_token: token, token_type: 'bearer', expires_in: 3_600 })
  }

  return {
    environment: {
      FACEBOOK_CLIENT_ID: CLIENT_ID,
      FACEBOOK_CLIENT_SECRET: CLIENT_SECRET,
      FACEBOOK_AUTHORIZATION_URL: `${url}/dialog`,
      FACEBOOK_TOKEN_URL: `${url}/token`,
      FACEBOOK_PROFILE_URL: `${url}/me`,
    },
    people,
    visit,
    breakDown: () => void (isBroken = true),
    close: () => stop(server),
  }
}

/** A browser's way through a provider: follows its redirects, fills in its page, stops before it comes back to us. */
export async function visit(departureUrl: string, login: string | null): Promise<ProviderAnswer> {
  const cookies = new Map<string, string>()
  let address = new URL(departureUrl)
  let form: URLSearchParams | null = null
  for (;;) {
    if (address.pathname === '/oauth/callback') {
      const told = (name: string) => address.searchParams.get(name)
      return { State: told('state') ?? '', Code: told('code'), Error: told('error'), Iss: told('iss') }
    }
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response: Response = await fetch(address, { method: form ? 'POST' : 'GET', body: form, headers: { cookie }, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location) {
      address = new URL(location, address)
      form = null
    } else if (response.ok && !form) form = new URLSearchParams({ login: login ?? '' })
    else throw new Error(`the provider answered ${response.status}: ${(await response.text()).slice(0, 500)}`)
  }
}

function showPage(response: ServerResponse, title: string): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html><html lang="en"><title>${title}</title>
    <main><h1>${title}</h1><form method="post"><label>Login <input name="login"></label><button>Continue</button></form>
    <form method="post"><input type="hidden" name="login" value=""><button>Cancel</button></form></main></html>`)
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

async function challengeOf(verifier: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(verifier))).toString('base64url')
}

export async function listen(listener: RequestListener): Promise<{ server: Server; url: string }> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return { server, url: `http://127.0.0.1:${address.port}` }
}

export async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
