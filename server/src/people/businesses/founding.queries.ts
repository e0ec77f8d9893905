import type { BusinessType } from '@keystead/contract/people/businesses/business.values.ts'
import { type Db, only } from '../../database/db.ts'
import { columnsOf } from '../../database/write-row.ts'
import type { Said } from '../../text/said.ts'

/** What a business says of itself, but for its EIN. */
export type BusinessColumns = {
  name: string
  legal_name: string | null
  dba_name: string | null
  type: BusinessType
  license_number: string | null
  license_state_id: number | null
  license_expires_on: string | null
  description: string | null
  phone: string | null
  email: string | null
  website: string | null
  address1: string | null
  address2: string | null
  city_id: number | null
  state_id: number | null
  zip: string | null
  service_city_ids: readonly number[]
  hours: readonly object[]
}

type Founding = {
  readonly accountId: string
  readonly profileId: string
  readonly founderAccountId: string
  readonly homesToMove: number
}

export async function insertBusiness(db: Db, founding: Founding, columns: BusinessColumns): Promise<string> {
  const described = columnsOf(columns)
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into business (account_id, profile_id, founder_account_id, homes_to_move, ${described})
       select $1, $2, $3, $4, ${described} from json_populate_record(null::public.business, $5::json) returning id`,
      [founding.accountId, founding.profileId, founding.founderAccountId, founding.homesToMove, JSON.stringify(columns)],
    ),
  )
  return id
}

export async function setEin(db: Db, businessId: string, { sealed, last4 }: { sealed: Buffer; last4: string }): Promise<void> {
  await db.sql('update business set ein_sealed = $2, ein_last4 = $3 where id = $1', [businessId, sealed, last4])
}

/** The person who founds it is a member from the first moment, as they are called in their profile. */
export async function insertFounder(
  db: Db,
  founder: {
    readonly businessId: string
    readonly accountId: string
    readonly personAccountId: string
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly role: string
  },
): Promise<string> {
  const { id } = only(
    await db.sql<{ id: string }>(
      `insert into business_member (business_id, account_id, person_account_id, email, first_name, last_name, built_in_role, status, joined_at)
       values ($1, $2, $3, $4, $5, $6, $7, 'active', now()) returning id`,
      [founder.businessId, founder.accountId, founder.personAccountId, founder.email, founder.firstName, founder.lastName, founder.role],
    ),
  )
  return id
}

export async function noteBusinessEvent(
  db: Db,
  event: { readonly businessId: string; readonly accountId: string; readonly byAccountId: string; readonly said: Said },
): Promise<void> {
  await db.sql('insert into business_event (business_id, account_id, by_account_id, said) values ($1, $2, $3, $4::jsonb)', [
    event.businessId,
    event.accountId,
    event.byAccountId,
    JSON.stringify(event.said),
  ])
}
