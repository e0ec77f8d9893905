import { type Db, first } from '../../database/db.ts'

export type AssignmentRow = {
  id: string
  account_id: string
  asset_id: string
  /** Null for a person without an account, or who has not accepted yet. */
  profile_id: string | null
  person_id: string | null
  role: 'agent' | 'tenant'
  starts_on: string
  managing_profile_id: string
  /** The day that it is where the property stands. */
  today: string
  /** The property as it is called now. */
  title: string
}

/** An assignment by its id: to find the property through which the caller may reach it. */
export async function findAssignment(db: Db, assignmentId: string): Promise<AssignmentRow | null> {
  return first(
    await db.sql<AssignmentRow>(
      `select s.id, s.account_id, s.asset_id, s.profile_id, s.person_id, s.role, s.starts_on, a.managing_profile_id, a.title,
         (now() at time zone s.time_zone)::date as today
       from assignment s join asset_holding a on a.id = s.asset_id where s.id = $1`,
      [assignmentId],
    ),
  )
}
