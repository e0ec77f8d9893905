import { z } from 'zod'
import { type Kept, collection } from '../books/collection.ts'
import { newId } from '../books/ids.ts'
import { ApiError } from '../http/api-error.ts'
import { isSameSecret } from '../http/authority.ts'
import type { Sandbox } from '../sandbox.ts'

const DAY = 86_400

export const cardSetupInput = z.strictObject({
  /** `external_account` makes a token of the account that is paid out to. */
  purpose: z.enum(['payment', 'external_account']),
  client_reference: z.string().min(1).max(200),
  allowed_origin: z.string().refine(isOrigin, 'Has to be an origin, such as https://example.com.'),
})

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}

/** A place at which numbers are typed in, for one page of one origin. */
export type CardSetup = Kept & {
  readonly purpose: 'payment' | 'external_account'
  readonly clientReference: string
  readonly allowedOrigin: string
  readonly clientSecret: string
}

export const cardSetups = collection<CardSetup>('card_setup')

export function createCardSetup({ store, clock }: Sandbox, given: z.output<typeof cardSetupInput>): CardSetup {
  const id = newId('cs')
  return cardSetups.insert(store, {
    id,
    created: clock.now(),
    purpose: given.purpose,
    clientReference: given.client_reference,
    allowedOrigin: given.allowed_origin,
    clientSecret: newId(`${id}_secret`),
  })
}

/** The setup of who knows its secret, for a day. */
export function openCardSetup({ store, clock }: Sandbox, id: string, secret: string): CardSetup {
  const setup = cardSetups.find(store, id)
  if (!setup || !isSameSecret(secret, setup.clientSecret))
    throw new ApiError(400, 'resource_missing', 'No such setup.', { param: 'client_secret' })
  if (clock.now() >= setup.created + DAY) throw new ApiError(400, 'setup_expired', 'These fields are no longer open. Reload the page.')
  return setup
}

/** The secret stands behind the `#`: it reaches the page and no log. */
export function presentCardSetup({ origin }: Sandbox, { id, created, purpose, clientReference, clientSecret, allowedOrigin }: CardSetup) {
  const urlOf = (fields: 'card' | 'bank') => `${origin()}/fields/${fields}?setup=${id}#${clientSecret}`
  return {
    id,
    object: 'card_setup' as const,
    created,
    purpose,
    client_reference: clientReference,
    allowed_origin: allowedOrigin,
    client_secret: clientSecret,
    url: urlOf(purpose === 'payment' ? 'card' : 'bank'),
    bank_url: urlOf('bank'),
  }
}
