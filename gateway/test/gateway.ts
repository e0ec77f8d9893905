import { type AddressInfo } from 'node:net'
import { type IncomingHttpHeaders, createServer } from 'node:http'
import type { PresentedAccount } from '../src/objects/account.ts'
import type { PresentedPaymentIntent } from '../src/objects/payment-intent.ts'
import type { presentCardSetup } from '../src/objects/card-setup.ts'
import { type GatewayOptions, type RunningGateway, startGateway } from '../src/start-gateway.ts'
import { type Answered, type Spoken, speakTo } from './speak.ts'

/* What the tests of the gateway do with it, over HTTP as everything is. */

export type Refused = {
  readonly error: {
    type: string
    code: string
    decline_code?: string
    message: string
    param?: string
    payment_intent?: PresentedPaymentIntent
  }
}

export type Tested = RunningGateway & Spoken

/** A Monday, and no holiday within its week. */
export const MONDAY = new Date('2026-03-02T15:00:00Z')

/** Its clock stands, and reviews are decided by hand. */
export const testGateway = async (options: GatewayOptions = {}): Promise<Tested> =>
  speakTo(await startGateway({ review: 'manual', clock: { startAt: MONDAY, stands: true }, ...options }))

export const WHOLE_ACCOUNT = {
  business_type: 'individual',
  business_profile: { name: 'Oak Street Homes' },
  individual: {
    first_name: 'Olivia',
    last_name: 'Owner',
    dob: { day: 4, month: 5, year: 1980 },
    ssn_last_4: '1234',
    email: 'olivia@example.com',
    phone: '+15035550100',
    address: { line1: '1 Oak Street', city: 'Portland', state: 'OR', postal_code: '97201' },
  },
  external_account: {
    object: 'bank_account',
    routing_number: '110000000',
    account_number: '000123456789',
    account_holder_name: 'Olivia Owner',
    account_holder_type: 'individual',
    account_type: 'checking',
  },
  tos_acceptance: { date: 1_772_400_000, ip: '203.0.113.7', version: '1' },
  metadata: { profile: '42' },
}

export async function activeAccount({ post, control }: Tested): Promise<string> {
  const { body } = await post<PresentedAccount>('/v1/accounts', WHOLE_ACCOUNT)
  await control.review(body.id, { outcome: 'active' })
  return body.id
}

export type Setup = ReturnType<typeof presentCardSetup>

export async function setup({ post }: Tested, reference: string, purpose = 'payment'): Promise<Setup> {
  const { body } = await post<Setup>('/v1/card_setups', {
    purpose,
    client_reference: reference,
    allowed_origin: 'http://localhost:4000',
  })
  return body
}

export const GOOD_CARD = { number: '4242 4242 4242 4242', expiry: '12/34', cvv: '123' }
export const GOOD_BANK = {
  routing_number: '110000000',
  account_number: '000123456789',
  account_type: 'checking',
  account_holder_type: 'individual',
  account_holder_name: 'Tom Tenant',
  mandate: true,
}

type Typed = { card: Partial<typeof GOOD_CARD> } | { bank: Partial<typeof GOOD_BANK> }
type Tokenized = { token: string; card?: Record<string, unknown>; bank?: Record<string, unknown>; errors?: Record<string, string> }

/** What the page of the fields does with what is typed. */
export async function typeIn(gateway: Tested, typed: Typed, { reference = 'ref', purpose = 'payment' } = {}): Promise<Answered<Tokenized>> {
  const { id, client_secret } = await setup(gateway, reference, purpose)
  const response = await fetch(`${gateway.url}/fields/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setup: id, client_secret, ...typed }),
  })
  return { status: response.status, body: (await response.json()) as Tokenized }
}

export async function cardToken(gateway: Tested, number = GOOD_CARD.number, reference = 'ref'): Promise<string> {
  const { token } = await gateway.control.typeCard((await setup(gateway, reference)).url, { number })
  return token!
}

export async function bankToken(gateway: Tested, number = GOOD_BANK.account_number, holder = 'individual'): Promise<string> {
  const { bank_url } = await setup(gateway, 'ref')
  const { token } = await gateway.control.typeBank(bank_url, { account_number: number, account_holder_type: holder })
  return token!
}

type Paying = { token: string; to?: string; amount?: number; fee?: number; attempt?: string; reference?: string }

export function paymentOf({ token, to, amount = 10_000, fee = 300, attempt = 'a-1', reference = 'ref' }: Paying) {
  return {
    amount,
    currency: 'usd',
    payment_method: token,
    confirm: true,
    client_reference: reference,
    ...(to && { application_fee_amount: fee, transfer_data: { destination: to }, on_behalf_of: to }),
    metadata: { attempt },
  }
}

/** Pays, and expects no refusal but of the card. */
export async function pay(gateway: Tested, paying: Paying): Promise<PresentedPaymentIntent> {
  const { status, body } = await gateway.post<PresentedPaymentIntent & Partial<Refused>>('/v1/payment_intents', paymentOf(paying))
  if (status === 402) return body.error!.payment_intent!
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

export const intentOf = async ({ get }: Tested, id: string) => (await get<PresentedPaymentIntent>(`/v1/payment_intents/${id}`)).body

export type Delivery = { body: string; headers: IncomingHttpHeaders; event: { id: string; type: string; data: { object: { id: string } } } }
export type Receiver = {
  url: string
  got: Delivery[]
  answer: (delivery: Delivery) => number | Promise<number>
  close: () => Promise<unknown>
}

/** Who is told of events. */
export async function receiver(): Promise<Receiver> {
  const received: Receiver = { url: '', got: [], answer: () => 200, close: async () => {} }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString('utf8')
      const delivery = { body, headers: request.headers, event: JSON.parse(body) as Delivery['event'] }
      received.got.push(delivery)
      response.writeHead(await received.answer(delivery)).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  received.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/gateway`
  received.close = () => {
    server.closeAllConnections()
    return new Promise((resolve) => {
      server.close(resolve)
    })
  }
  return received
}

export const typesOf = ({ got }: Receiver) => got.map(({ event }) => event.type)
