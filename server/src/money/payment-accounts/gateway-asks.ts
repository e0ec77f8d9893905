import type { GatewayAccountChanges, NewGatewayAccount } from '../../rpc/payment-gateway.ts'
import type { Services } from '../../rpc/services.ts'
import type { PaymentAccountRow } from './payment-account.queries.ts'

/** What the gateway is told, with numbers that are kept nowhere else, and what is kept here once it has taken it. */
export type GatewayAsk =
  | { readonly kind: 'create'; readonly account: WithDates<NewGatewayAccount> }
  | { readonly kind: 'update'; readonly changes: WithDates<GatewayAccountChanges>; readonly keeps: KeptColumns }

export type KeptColumns = Partial<
  Pick<
    PaymentAccountRow,
    | 'first_name'
    | 'last_name'
    | 'legal_name'
    | 'dba_name'
    | 'website'
    | 'email'
    | 'phone'
    | 'address1'
    | 'address2'
    | 'city'
    | 'state_id'
    | 'zip'
    | 'holder_name'
    | 'bank_account_type'
    | 'bank_last4'
    | 'tax_last4'
    | 'ssn_last4'
  >
>

/** As JSON has it. */
type WithDates<Told extends { readonly agreement?: unknown }> = Omit<Told, 'agreement'> & { readonly agreement?: KeptAgreement }
type KeptAgreement = { readonly acceptedAt: string; readonly ip: string; readonly version: string }

const placeOf = (rowId: string) => ({ table: 'payment_account', column: 'asked_sealed', rowId })

/** Sealed for its row, until the gateway has answered. */
export function sealAsk({ sealer }: Pick<Services, 'sealer'>, rowId: string, ask: GatewayAsk): Buffer {
  return sealer.seal(JSON.stringify(ask), placeOf(rowId))
}

export function openAsk({ sealer }: Pick<Services, 'sealer'>, rowId: string, sealed: Buffer): GatewayAsk {
  return JSON.parse(sealer.open(sealed, placeOf(rowId))) as GatewayAsk
}

export function agreementOf(kept: KeptAgreement) {
  return { ...kept, acceptedAt: new Date(kept.acceptedAt) }
}
