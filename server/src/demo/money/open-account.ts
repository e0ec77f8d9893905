import { randomUUID } from 'node:crypto'
import { AGREEMENT_VERSION } from '@keystead/contract/money/payment-accounts/payment-agreement.values.ts'
import type { Db } from '../../database/db.ts'
import { completeAccount } from '../../money/payment-accounts/complete-account.ts'
import { agreementOf } from '../../money/payment-accounts/gateway-asks.ts'
import { stateOf } from '../../money/payment-accounts/gateway-state.ts'
import { lockAnswered } from '../../money/payment-accounts/asked.queries.ts'
import { paymentAccountsOf } from '../../money/payment-accounts/payment-account.access.ts'
import { dateDemoPaymentAccount } from '../../money/payment-accounts/payment-account.demo.queries.ts'
import {
  acceptAgreement,
  insertPaymentAccount,
  makeDefault,
  noteSeen,
  noteSubmitted,
  type PaymentAccountRow,
  writePaymentAccount,
} from '../../money/payment-accounts/payment-account.queries.ts'
import { newSubAccountKey } from '../../money/payment-accounts/sub-account-key.ts'
import { lookUpZips } from '../../places/reference-data/reference-data.public.ts'
import type { GatewayAccount } from '../../rpc/payment-gateway.ts'
import type { DemoPaymentAccount } from './accounts.ts'
import type { Sandbox } from './sandbox.ts'

/** Of documentation. */
const IP = '203.0.113.24'
const ROUTING = '110000000'

type Holder = { readonly accountId: string; readonly profileId: string }
type Opening = { readonly sandbox: Sandbox; readonly signal: AbortSignal; readonly at: string }

/** Filled in, handed in and decided, as its owner and the gateway would have done. */
export async function openPaymentAccount(
  db: Db,
  holder: Holder,
  typed: DemoPaymentAccount,
  { sandbox, signal, at }: Opening,
): Promise<void> {
  const id = await fillIn(db, holder, typed)
  const row = await lockedRow(db, id)
  const account = await completeAccount(db, row, {
    BirthDate: typed.birthDate,
    Last4Ssn: typed.last4Ssn,
    RoutingNumber: ROUTING,
    BankAccountNumber: typed.bankNumber,
    taxNumber: typed.taxNumber ?? null,
  })
  const verdict = await sandbox.payments.accounts.create(
    { ...account, agreement: agreementOf(account.agreement!) },
    { key: randomUUID(), signal },
  )
  if (verdict.outcome !== 'done') throw new Error(`the sandbox refused a payment account: ${verdict.reason}`)
  const { id: gatewayRef } = verdict.answer
  await sandbox.review(gatewayRef, reviewOf(typed))
  const seen = await sandbox.payments.accounts.find(gatewayRef, { signal })
  if (!seen) throw new Error('the sandbox has lost a payment account')
  await noteSubmitted(db, id, {
    bankLast4: typed.bankNumber.slice(-4),
    ssnLast4: typed.last4Ssn,
    taxLast4: typed.taxNumber?.slice(-4) ?? null,
  })
  await noteStanding(db, row, sandbox.payments.name, seen)
  await dateDemoPaymentAccount(db, id, at)
}

async function fillIn(db: Db, holder: Holder, typed: DemoPaymentAccount): Promise<string> {
  const [place] = await lookUpZips(db, [typed.zip])
  if (!place) throw new Error(`there is no ZIP code ${typed.zip}`)
  const { id } = await insertPaymentAccount(db, paymentAccountsOf(holder), {
    isAccountLevel: false,
    columns: {
      sub_account_key: newSubAccountKey(),
      owner_type: typed.ownerType,
      business_structure: typed.structure ?? null,
      legal_name: typed.legalName ?? null,
      dba_name: null,
      first_name: typed.firstName,
      last_name: typed.lastName,
      website: null,
    },
  })
  await writePaymentAccount(db, id, {
    email: typed.email,
    phone: typed.phone,
    address1: typed.address,
    city: place.city,
    state_id: place.stateId,
    zip: typed.zip,
    holder_name: typed.holderName,
    bank_account_type: 'checking',
    deposit_for: 'both',
  })
  await acceptAgreement(db, id, { version: AGREEMENT_VERSION, ip: IP, accountId: holder.accountId })
  return id
}

async function lockedRow(db: Db, id: string): Promise<PaymentAccountRow> {
  const row = await lockAnswered(db, id)
  if (!row) throw new Error('the payment account is not there')
  return row
}

async function noteStanding(db: Db, row: PaymentAccountRow, gateway: string, seen: GatewayAccount): Promise<void> {
  const state = stateOf(seen, row)
  await writePaymentAccount(db, row.id, {
    gateway,
    gateway_ref: seen.id,
    ...state,
    ...(state.takes_cards && { active_since: row.created_at }),
  })
  await noteSeen(db, row.id, row.created_at)
  if (state.takes_cards) await makeDefault(db, row)
}

function reviewOf({ outcome }: DemoPaymentAccount) {
  if (outcome !== 'rejected') return { outcome }
  const reason = 'The name on the account does not match the name of its holder.'
  return { outcome, reasons: [{ code: 'verification_failed_name_match', reason, requirement: 'individual.last_name' }] }
}
