import { startGateway } from '../../../gateway/src/start-gateway.ts'
import { type TestMethod, describeGateway } from './payment-gateway.contract.ts'
import { openSandboxGateway } from './sandbox-gateway.ts'

const CARDS: Readonly<Partial<Record<TestMethod, string>>> = {
  card: '4242424242424242',
  'declined card': '4000000000009995',
  'card with a challenge': '4000002760003184',
}
const BANKS: Readonly<Partial<Record<TestMethod, string>>> = { bank: '000123456789', 'bank without money': '000222222227' }

describeGateway('the sandbox gateway', async () => {
  const running = await startGateway({ review: 'manual', clock: { startAt: new Date('2026-03-02T15:00:00Z'), stands: true } })
  const { url, secretKey, webhookSecret, control } = running
  return {
    gateway: openSandboxGateway({ url, secretKey, webhookSecrets: [webhookSecret] }),
    tokenOf: (method, clientReference) => tokenOf(running, typed(method), clientReference),
    activate: async (accountId) => void (await control.review(accountId, { outcome: 'active' })),
    settleBanks: async () => void (await control.advance({ days: 7 })),
    close: running.close,
  }
})

function typed(method: TestMethod): object {
  if (CARDS[method]) return { card: { number: CARDS[method], expiry: '12/34', cvv: '123' } }
  return {
    bank: {
      routing_number: '110000000',
      account_number: BANKS[method],
      account_type: 'checking',
      account_holder_type: 'individual',
      account_holder_name: 'Tom Tenant',
      mandate: true,
    },
  }
}

type Access = { readonly url: string; readonly secretKey: string }

/** What the page in the frame does with what a payer types. */
async function tokenOf({ url, secretKey }: Access, given: object, clientReference: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' }
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Record<string, string>
  }
  const setup = await post('/v1/card_setups', {
    purpose: 'payment',
    client_reference: clientReference,
    allowed_origin: 'http://localhost:4000',
  })
  const { token } = await post('/fields/tokens', { setup: setup['id'], client_secret: setup['client_secret'], ...given })
  return token!
}
