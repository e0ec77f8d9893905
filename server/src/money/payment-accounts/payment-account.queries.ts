import type {
  BankAccountType,
  BusinessStructure,
  DepositPurpose,
  OwnerType,
  ReasonCode,
  Requirement,
  SubAccountStatusId,
} from '@keystead/contract/money/payment-accounts/payment-account.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import { columnsOf } from '../../database/write-row.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import type { PaymentAccountScope } from './payment-account.access.ts'

/** What the first three steps bring. */
export type OwnerColumns = {
  owner_type: OwnerType
  business_structure: BusinessStructure | null
  legal_name: string | null
  dba_name: string | null
  first_name: string
  last_name: string
  website: string | null
}
export type ContactColumns = {
  email: string | null
  phone: string | null
  address1: string | null
  address2: string | null
  city: string | null
  state_id: number | null
  zip: string | null
}
export type BankColumns = { holder_name: string | null; bank_account_type: BankAccountType | null; deposit_for: DepositPurpose | null }

export type PaymentAccountRow = OwnerColumns &
  ContactColumns &
  BankColumns & {
    id: string
    account_id: string
    profile_id: string | null
    status: SubAccountStatusId
    is_restricted: boolean
    is_default: boolean
    sub_account_key: string
    bank_name: string | null
    bank_last4: string | null
    tax_last4: string | null
    ssn_last4: string | null
    asked_at: Date | null
    asked_count: number
    gateway: string | null
    gateway_ref: string | null
    takes_cards: boolean
    takes_bank_payments: boolean
    is_paid_out: boolean
    requirements: Requirement[]
    requirements_due_at: Date | null
    reasons: ReasonCode[]
    seen_at: Date | null
    agreement_version: string | null
    agreement_accepted_at: Date | null
    agreement_ip: string | null
    agreement_account_id: string | null
    version: number
    active_since: Date | null
    created_at: Date
  }

export const PAYMENT_ACCOUNT = `p.id, p.account_id, p.profile_id, p.status, p.is_restricted, p.is_default, p.sub_account_key, p.owner_type,
  p.business_structure, p.legal_name, p.dba_name, p.first_name, p.last_name, p.website, p.email, p.phone, p.address1, p.address2, p.city, p.state_id,
  p.zip, p.holder_name, p.bank_account_type, p.deposit_for, p.bank_name, p.bank_last4, p.tax_last4, p.ssn_last4, p.asked_at, p.asked_count, p.gateway,
  p.gateway_ref, p.takes_cards, p.takes_bank_payments, p.is_paid_out, p.requirements, p.requirements_due_at, p.reasons, p.seen_at,
  p.agreement_version, p.agreement_accepted_at, p.agreement_ip, p.agreement_account_id, p.version, p.active_since, p.created_at`

const OWN = `p.account_id = $1 and (p.profile_id = $2 or p.profile_id is null) and p.closed_at is null`
const own = ({ accountId, profileId }: PaymentAccountScope) => [accountId, profileId]

/** A page of them, and how many there are. */
export async function listPaymentAccounts(
  db: Db,
  scope: PaymentAccountScope,
  { status, limit, offset }: { status: number | null; limit: number; offset: number },
): Promise<{ rows: PaymentAccountRow[]; count: number }> {
  const rows = await db.sql<PaymentAccountRow>(
    `select ${PAYMENT_ACCOUNT} from payment_account p where ${OWN} and ($3::int is null or p.status = $3)
     order by p.created_at desc, p.id desc limit $4 offset $5`,
    [...own(scope), status, limit, offset],
  )
  const { count } = only(
    await db.sql<{ count: number }>(
      `select count(*)::int as count from payment_account p where ${OWN} and ($3::int is null or p.status = $3)`,
      [...own(scope), status],
    ),
  )
  return { rows, count }
}

export async function countByStatus(db: Db, scope: PaymentAccountScope): Promise<{ status: SubAccountStatusId; count: number }[]> {
  return db.sql<{ status: SubAccountStatusId; count: number }>(
    `select p.status, count(*)::int as count from payment_account p where ${OWN} group by p.status`,
    own(scope),
  )
}

export async function findPaymentAccount(db: Db, scope: PaymentAccountScope, id: string): Promise<PaymentAccountRow | null> {
  return first(
    await db.sql<PaymentAccountRow>(`select ${PAYMENT_ACCOUNT} from payment_account p where ${OWN} and p.id = $3`, [...own(scope), id]),
  )
}

export async function lockPaymentAccount(db: Db, scope: PaymentAccountScope, id: string): Promise<PaymentAccountRow | null> {
  return first(
    await db.sql<PaymentAccountRow>(`select ${PAYMENT_ACCOUNT} from payment_account p where ${OWN} and p.id = $3 for update`, [
      ...own(scope),
      id,
    ]),
  )
}

/** One at a time begins an account of a profile or hands one in, so that the limits hold. */
export async function lockPaymentAccounts(db: Db, scope: PaymentAccountScope): Promise<void> {
  await lockProfile(db, scope)
}

/** How many of those that the profile has are begun, being checked, and there at all. */
export async function countOwn(db: Db, scope: PaymentAccountScope): Promise<{ drafts: number; processing: number; all: number }> {
  return only(
    await db.sql<{ drafts: number; processing: number; all: number }>(
      `select count(*) filter (where p.submitted_at is null)::int as drafts, count(*) filter (where p.status = 2)::int as processing,
         count(*)::int as "all" from payment_account p where ${OWN}`,
      own(scope),
    ),
  )
}

export type NewPaymentAccount = OwnerColumns & { sub_account_key: string }

export async function insertPaymentAccount(
  db: Db,
  scope: PaymentAccountScope,
  { isAccountLevel, columns }: { isAccountLevel: boolean; columns: NewPaymentAccount },
): Promise<{ id: string; version: number }> {
  const names = columnsOf(columns)
  return only(
    await db.sql<{ id: string; version: number }>(
      `insert into payment_account (account_id, profile_id, ${names})
       select $1, $2, ${names} from json_populate_record(null::public.payment_account, $3::json) returning id, version`,
      [scope.accountId, isAccountLevel ? null : scope.profileId, JSON.stringify(columns)],
    ),
  )
}

/** Writes columns of an account that the caller has locked, and answers its new version. */
export async function writePaymentAccount(
  db: Db,
  id: string,
  columns: Partial<Omit<PaymentAccountRow, 'id' | 'account_id' | 'profile_id' | 'version' | 'created_at'>>,
): Promise<number> {
  const names = columnsOf(columns)
  const { version } = only(
    await db.sql<{ version: number }>(
      `update payment_account p set (${names}, version, updated_at) = (
         select ${names}, p.version + 1, now() from json_populate_record(null::public.payment_account, $2::json))
       where p.id = $1 returning p.version`,
      [id, JSON.stringify(columns)],
    ),
  )
  return version
}

export async function acceptAgreement(
  db: Db,
  id: string,
  { version, ip, accountId }: { version: string; ip: string; accountId: string },
): Promise<number> {
  const row = only(
    await db.sql<{ version: number }>(
      `update payment_account set agreement_version = $2, agreement_accepted_at = now(), agreement_ip = $3, agreement_account_id = $4,
         version = version + 1, updated_at = now()
       where id = $1 returning version`,
      [id, version, ip, accountId],
    ),
  )
  return row.version
}

/** Handed in: from now on it is checked. Of the numbers these stay. */
export async function noteSubmitted(
  db: Db,
  id: string,
  { bankLast4, ssnLast4, taxLast4 }: { bankLast4: string; ssnLast4: string; taxLast4: string | null },
): Promise<void> {
  await db.sql(
    `update payment_account set status = 2, submitted_at = now(), bank_last4 = $2, ssn_last4 = $3, tax_last4 = $4, updated_at = now() where id = $1`,
    [id, bankLast4, ssnLast4, taxLast4],
  )
}

export async function deleteDraft(db: Db, id: string): Promise<void> {
  await db.sql('delete from payment_account where id = $1 and submitted_at is null', [id])
}

/** How many years ago a day was, by the clock of the database. */
export async function ageOf(db: Db, birthDate: string): Promise<number> {
  return only(await db.sql<{ years: number }>(`select extract(year from age(current_date, $1::date))::int as years`, [birthDate])).years
}

export async function findStateCode(db: Db, stateId: number): Promise<string | null> {
  const found = first(
    await db.sql<{ code: string }>(
      `select s.code from place_state s join place_country c on c.id = s.country_id where s.id = $1 and c.code = 'US'`,
      [stateId],
    ),
  )
  return found?.code ?? null
}

/** Payments go to this one of its profile, or of the account, from now on. */
export async function makeDefault(db: Db, { id, account_id, profile_id }: Pick<PaymentAccountRow, 'id' | 'account_id' | 'profile_id'>) {
  await db.sql(
    `update payment_account set is_default = false, updated_at = now()
     where account_id = $1 and profile_id is not distinct from $2 and is_default and id <> $3`,
    [account_id, profile_id, id],
  )
  await db.sql('update payment_account set is_default = true, updated_at = now() where id = $1', [id])
}

export async function clearDefault(db: Db, id: string): Promise<void> {
  await db.sql('update payment_account set is_default = false where id = $1 and is_default', [id])
}

/** As of when the gateway has said how the account stands. */
export async function noteSeen(db: Db, id: string, asOf: Date): Promise<void> {
  await db.sql('update payment_account set seen_at = $2 where id = $1', [id, asOf])
}

/** All profiles of an account, whose screens show what is of the account. */
export async function listProfilesOf(db: Db, accountId: string): Promise<string[]> {
  return (await db.sql<{ id: string }>('select id from profile_card where account_id = $1', [accountId])).map(({ id }) => id)
}

/** An account that takes payments becomes the one of its profile where there is none. */
export async function hasDefault(
  db: Db,
  { account_id, profile_id }: Pick<PaymentAccountRow, 'account_id' | 'profile_id'>,
): Promise<boolean> {
  const found = await db.sql<{ found: true }>(
    'select true as found from payment_account where account_id = $1 and profile_id is not distinct from $2 and is_default limit 1',
    [account_id, profile_id],
  )
  return found.length > 0
}

/** Those of a profile go with it to the business that it becomes; those of its account stay. */
export async function movePaymentAccounts(db: Db, { profileId, toAccountId }: { profileId: string; toAccountId: string }): Promise<void> {
  await db.sql('update payment_account set account_id = $2 where profile_id = $1', [profileId, toAccountId])
}

/** Those of an account that money may be in. */
export async function listKnownAtGateway(db: Db, accountId: string): Promise<string[]> {
  const rows = await db.sql<{ id: string }>('select id from payment_account where account_id = $1 and gateway_ref is not null', [accountId])
  return rows.map(({ id }) => id)
}

/** For an account that closes: what was never handed in goes, and of the rest what names anyone; the books keep the rows. */
export async function clearPaymentAccounts(db: Db, accountId: string): Promise<void> {
  await db.sql('delete from payment_account where account_id = $1 and submitted_at is null', [accountId])
  await db.sql(
    `update payment_account set closed_at = now(), is_default = false, legal_name = null, dba_name = null, first_name = '', last_name = '',
       website = null, email = null, phone = null, address1 = null, address2 = null, city = null, state_id = null, zip = null, holder_name = null,
       bank_name = null, bank_last4 = null, tax_last4 = null, ssn_last4 = null, asked_sealed = null, agreement_ip = case when agreement_version is null then null else '' end,
       updated_at = now()
     where account_id = $1`,
    [accountId],
  )
}

/** How many of an account are there, begun ones included. */
export async function countPaymentAccounts(db: Db, accountId: string): Promise<number> {
  return only(
    await db.sql<{ count: number }>('select count(*) as count from payment_account where account_id = $1 and closed_at is null', [
      accountId,
    ]),
  ).count
}

export async function hasOwnPaymentAccount(db: Db, profileId: string): Promise<boolean> {
  const found = await db.sql('select true as found from payment_account where profile_id = $1 and closed_at is null limit 1', [profileId])
  return found.length > 0
}
