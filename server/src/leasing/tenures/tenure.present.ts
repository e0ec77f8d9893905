import type { AssignmentRead } from '@keystead/contract/leasing/tenures/tenure.schemas.ts'
import type { AssignmentState } from '@keystead/contract/leasing/tenures/tenure.values.ts'
import { addDays } from '@keystead/contract/values/dates.ts'
import { type ProfileCard, nameless } from '../../identity/profiles/profile.public.ts'

type Days = { readonly starts_on: string; readonly ends_on: string | null; readonly ended_on: string | null }

/** The day before the one from which something holds no more, where it was ended; else its last day. */
export function lastDay({ starts_on, ends_on, ended_on }: Days): string | null {
  if (ended_on === null) return ends_on
  if (ended_on <= starts_on) return starts_on
  return addDays(ended_on, -1)
}

export type TimeColumns = Days & {
  readonly id: string
  readonly version: number
  readonly state: AssignmentState
  readonly end_reason: string | null
}

/** When a person works for a property or lives there. */
export function presentTime(row: TimeColumns): Omit<AssignmentRead, 'ProfileId' | 'Name' | 'PicPath' | 'ConnectionId'> {
  return {
    AssignmentId: row.id,
    Version: row.version,
    StartsOn: row.starts_on,
    EndsOn: lastDay(row),
    State: row.state,
    EndReason: row.end_reason,
  }
}

type AssignmentColumns = TimeColumns & { readonly profile_id: string; readonly connection_id: string }

export function presentAssignment(row: AssignmentColumns, card: ProfileCard | undefined): AssignmentRead {
  return {
    ...presentTime(row),
    ProfileId: row.profile_id,
    Name: card?.Name ?? nameless.closedAccount,
    PicPath: card?.PicPath ?? null,
    ConnectionId: row.connection_id,
  }
}
