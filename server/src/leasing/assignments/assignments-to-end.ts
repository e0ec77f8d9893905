import { formatDate } from '@keystead/contract/values/dates.ts'
import type { Db } from '../../database/db.ts'
import { contractText } from '../engagements/engagement.public.ts'
import { text } from './assignment-end.text.ts'
import { listOpenOfConnection } from './assigned-assets.queries.ts'

/** What the end of a connection would take from someone. */
export type EndingAssignment = {
  readonly Title: string
  /** `Leasing only`, `Tenancy until Nov 30, 2027`. */
  readonly What: string
  readonly IsLease: boolean
}

/** What runs, or will, between two people, for either of them. */
export async function assignmentsToEnd(db: Db, connectionId: string): Promise<EndingAssignment[]> {
  const rows = await listOpenOfConnection(db, connectionId)
  return rows.map((row) => ({
    Title: row.title,
    What: row.contract_type_id === null ? tenancyText(row) : contractText(row.contract_type_id),
    IsLease: row.contract_type_id === null,
  }))
}

function tenancyText({ starts_on, ends_on, is_to_come }: { starts_on: string; ends_on: string | null; is_to_come: boolean }): string {
  if (is_to_come) return text.tenancyFrom({ day: formatDate(starts_on) })
  return ends_on === null ? text.tenancyMonthToMonth : text.tenancyUntil({ day: formatDate(ends_on) })
}
