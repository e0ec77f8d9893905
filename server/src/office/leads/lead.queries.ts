import type { LeadKind } from '@keystead/contract/office/leads/lead.values.ts'
import { type Db, only } from '../../database/db.ts'
import { INBOX_MESSAGES } from '../../marketplace/inquiries/inquiry.public.ts'
import { OPEN_REQUESTS } from '../../marketplace/tours/tour.public.ts'
import type { LeadReader } from './lead.access.ts'

/** A lead by its id; what it says is read from its own room. */
export type LeadRow = { kind: 'message' | 'tour'; id: string; waits: boolean }

type Choice = { readonly kind: LeadKind; readonly waitingOnly: boolean }

const WAITING = { true: ' where waits', false: '' } as const
const ORDER = 'waits desc, asked_at desc, id desc'

/** Each kind brings the first rows up to the end of the page along an index, and the page is cut out of both. */
export async function listLeads(
  db: Db,
  { reader, tours: scope }: LeadReader,
  { kind, waitingOnly, limit, offset }: Choice & { readonly limit: number; readonly offset: number },
): Promise<LeadRow[]> {
  const waiting = WAITING[waitingOnly ? 'true' : 'false']
  return db.sql<LeadRow>(
    `select kind, id, waits from (
       (select 'message' as kind, id, asked_at, waits from (${INBOX_MESSAGES}) as message${waiting}
        order by ${ORDER} limit case when $5 <> 'tours' then $3::int + $4::int else 0 end)
       union all
       (select 'tour', id, asked_at, waits from (${OPEN_REQUESTS[reader]}) as request${waiting}
        order by ${ORDER} limit case when $5 <> 'messages' then $3::int + $4::int else 0 end)) as lead
     order by ${ORDER} limit $3 offset $4`,
    [scope.accountId, scope.profileId, limit, offset, kind],
  )
}

export type LeadCounts = { messages: number; tours: number }

/** How many there are, each kind counted up to one more than `most`. */
export async function countLeads(db: Db, { reader, tours: scope }: LeadReader, waitingOnly: boolean, most: number): Promise<LeadCounts> {
  const waiting = WAITING[waitingOnly ? 'true' : 'false']
  return only(
    await db.sql<LeadCounts>(
      `select
         (select count(*) from (select from (${INBOX_MESSAGES}) as message${waiting} limit $3) as counted) as messages,
         (select count(*) from (select from (${OPEN_REQUESTS[reader]}) as request${waiting} limit $3) as counted) as tours`,
      [scope.accountId, scope.profileId, most + 1],
    ),
  )
}
