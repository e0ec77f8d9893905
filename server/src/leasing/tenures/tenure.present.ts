import type { AssignmentRead } from '@keystead/contract/leasing/tenures/tenure.schemas.ts'
import type { AssignmentState } from '@keystead/contract/leasing/tenures/tenure.values.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import type { ProfileCard } from '../../identity/profiles/profile.public.ts'

type Days = { readonly starts_on: string; readonly ends_on: string | null; readonly ended_on: string | null }

/** The day before the one from which something holds no more, where it was ended; else its last day. */
export function lastDay({ starts_on, ends_on, ended_on }: Days): string | null {
  if (ended_on === null) return ends_on
  if (ended_on <= starts_on) return starts_on
  return addDays(ended_on, -1)
}

export type AssignmentColumns = Days & {
  readonly id: string
  readonly version: number
  readonly profile_id: string
  readonly connection_id: string
  readonly state: AssignmentState
  readonly end_reason: string | null
}

export function presentAssignment(row: AssignmentColumns, card: ProfileCard | undefined): AssignmentRead {
  return {
    AssignmentId: row.id,
    Version: row.version,
    ProfileId: row.profile_id,
    Name: card?.Name ?? 'Closed account',
    PicPath: card?.PicPath ?? null,
    ConnectionId: row.connection_id,
    StartsOn: row.starts_on,
    EndsOn: lastDay(row),
    State: row.state,
    EndReason: row.end_reason,
  }
}
