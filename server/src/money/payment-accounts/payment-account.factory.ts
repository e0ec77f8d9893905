import type {
  CreateSubAccount,
  SaveSubAccountBank,
  SaveSubAccountContact,
  SaveSubAccountOwner,
} from '@keystead/contract/money/payment-accounts/payment-account.operations.ts'
import type { AnyOperation, InputOf } from '@keystead/contract/rpc/operation.ts'
import type { TestApp, TestPerson } from '../../../test/harness.ts'
import type { LooksAtRows } from '../../../test/people.ts'

/** What a step adds to the account that it is about. */
type Typed<Op extends AnyOperation> = Omit<InputOf<Op>, 'SubAccountId' | 'Version'>

/** An individual without a company and without a website. */
export const ownerStep = { OwnerType: 'individual', FirstName: 'Olivia', LastName: 'Hart' } satisfies Typed<typeof SaveSubAccountOwner>

export const contactStep = {
  Email: 'olivia@example.com',
  Phone: '(303) 555-0142',
  Address1: '1420 Elm Street',
  City: 'Denver',
  StateId: 8,
  Zip: '80202',
} satisfies Typed<typeof SaveSubAccountContact>

export const bankStep = { HolderName: 'Olivia Hart', BankAccountType: 'checking', DepositFor: 'both' } satisfies Typed<
  typeof SaveSubAccountBank
>

export const numbersStep = {
  BirthDate: '1984-05-17',
  Last4Ssn: '6789',
  RoutingNumber: '110000000',
  BankAccountNumber: '000123456789',
} satisfies Typed<typeof CreateSubAccount>

type Holder = Pick<TestPerson, 'accountId' | 'profileId'>

/** One that has all its steps and is not handed in yet; its version is 5. */
export async function givenDraft(app: TestApp, { accountId, profileId }: Holder): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `insert into payment_account (account_id, profile_id, sub_account_key, owner_type, first_name, last_name, email, phone, address1, city, state_id,
       zip, holder_name, bank_account_type, deposit_for, agreement_version, agreement_accepted_at, agreement_ip, agreement_account_id, version)
     values ($1, $2, 'ka_' || gen_random_uuid(), 'individual', 'Olivia', 'Hart', 'olivia@example.com', '(303) 555-0142', '1420 Elm Street', 'Denver', 8,
       '80202', 'Olivia Hart', 'checking', 'both', '2026-11', now(), '203.0.113.7', $1, 5) returning id`,
    [accountId, profileId],
  )
  return row!.id
}

/** One that payments go to; its version is 1. */
export async function givenPaymentAccount(
  app: LooksAtRows,
  { accountId, profileId }: { accountId: string; profileId: string | null },
  { gatewayRef = null, isDefault = true }: { gatewayRef?: string | null; isDefault?: boolean } = {},
): Promise<string> {
  const [row] = await app.sql<{ id: string }>(
    `insert into payment_account (account_id, profile_id, sub_account_key, owner_type, first_name, last_name, email, phone, address1, city, state_id,
       zip, holder_name, bank_account_type, deposit_for, agreement_version, agreement_accepted_at, agreement_ip, agreement_account_id, status,
       is_default, bank_name, bank_last4, ssn_last4, asked_count, gateway, gateway_ref, takes_cards, takes_bank_payments, is_paid_out, seen_at,
       submitted_at, active_since)
     values ($1, $2, 'ka_' || gen_random_uuid(), 'individual', 'Olivia', 'Hart', 'olivia@example.com', '(303) 555-0142', '1420 Elm Street', 'Denver', 8,
       '80202', 'Olivia Hart', 'checking', 'both', '2026-11', now(), '203.0.113.7', $1, 1, $4, 'SANDBOX BANK', '6789', '6789', 1, 'sandbox',
       coalesce($3, 'acct_' || gen_random_uuid()), true, true, true, now(), now(), now()) returning id`,
    [accountId, profileId, gatewayRef, isDefault],
  )
  return row!.id
}
