import { type Db, only } from '../../database/db.ts'
import { columnsOf } from '../../database/write-row.ts'
import type { BusinessColumns } from './business.queries.ts'

type Founding = {
  readonly accountId: string
  readonly profileId: string
  readonly founderAccountId: string
  readonly homesToMove: number
}

/** What a person has founded: businesses that stand, and how many there were in the last days, whatever became of them. Sees all accounts. */
export async function countFounded(db: Db, founderAccountId: string, days: number): Promise<{ standing: number; lately: number }> {
  return only(
    await db.sql<{ standing: number; lately: number }>(
      `select count(*) filter (where status not in ('deleting', 'deleted'))::int as standing,
         count(*) filter (where created_at > now() - make_interval(days => $2))::int as lately
       from business where founder_account_id = $1`,
      [founderAccountId, days],
    ),
  )
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
