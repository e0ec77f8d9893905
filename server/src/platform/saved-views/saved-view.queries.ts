import type { ListWithViews } from '@keystead/contract/platform/saved-views/saved-view.values.ts'
import { type Db, first, only } from '../../database/db.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import type { Scope } from '../../rpc/scope.ts'

type ViewScope = Scope<'saved-view'>

export type SavedViewRow = { id: string; list: ListWithViews; name: string; search: string }

const VIEW = 'id, list, name, search'

export async function listSavedViews(db: Db, scope: ViewScope, list: ListWithViews): Promise<SavedViewRow[]> {
  return db.sql<SavedViewRow>(
    `select ${VIEW} from saved_view where account_id = $1 and profile_id = $2 and list = $3 order by lower(name), id`,
    [scope.accountId, scope.profileId, list],
  )
}

export async function findSavedView(db: Db, scope: ViewScope, id: string): Promise<SavedViewRow | null> {
  return first(
    await db.sql<SavedViewRow>(`select ${VIEW} from saved_view where account_id = $1 and profile_id = $2 and id = $3`, [
      scope.accountId,
      scope.profileId,
      id,
    ]),
  )
}

/** One call at a time names views of a profile, so that names stay its only ones and the limit holds. */
export async function lockSavedViews(db: Db, scope: ViewScope): Promise<void> {
  await lockProfile(db, scope)
}

export async function countSavedViews(db: Db, scope: ViewScope, list: ListWithViews): Promise<number> {
  return only(
    await db.sql<{ count: number }>('select count(*) as count from saved_view where account_id = $1 and profile_id = $2 and list = $3', [
      scope.accountId,
      scope.profileId,
      list,
    ]),
  ).count
}

/** Whether a view of the list has the name, however its letters are written; `exceptId` is the one that is to get it. */
export async function hasViewNamed(
  db: Db,
  scope: ViewScope,
  { list, name, exceptId = null }: { list: ListWithViews; name: string; exceptId?: string | null },
): Promise<boolean> {
  const rows = await db.sql(
    `select from saved_view
     where account_id = $1 and profile_id = $2 and list = $3 and lower(name) = lower($4) and id is distinct from $5::uuid`,
    [scope.accountId, scope.profileId, list, name, exceptId],
  )
  return rows.length > 0
}

export async function insertSavedView(db: Db, scope: ViewScope, { list, name, search }: Omit<SavedViewRow, 'id'>): Promise<SavedViewRow> {
  return only(
    await db.sql<SavedViewRow>(
      `insert into saved_view (account_id, profile_id, list, name, search) values ($1, $2, $3, $4, $5) returning ${VIEW}`,
      [scope.accountId, scope.profileId, list, name, search],
    ),
  )
}

export async function renameSavedView(db: Db, scope: ViewScope, id: string, name: string): Promise<SavedViewRow | null> {
  return first(
    await db.sql<SavedViewRow>(
      `update saved_view set name = $4, updated_at = now() where account_id = $1 and profile_id = $2 and id = $3 returning ${VIEW}`,
      [scope.accountId, scope.profileId, id, name],
    ),
  )
}

export async function replaceSavedView(db: Db, scope: ViewScope, id: string, search: string): Promise<SavedViewRow | null> {
  return first(
    await db.sql<SavedViewRow>(
      `update saved_view set search = $4, updated_at = now() where account_id = $1 and profile_id = $2 and id = $3 returning ${VIEW}`,
      [scope.accountId, scope.profileId, id, search],
    ),
  )
}

export async function deleteSavedView(db: Db, scope: ViewScope, id: string): Promise<boolean> {
  const rows = await db.sql('delete from saved_view where account_id = $1 and profile_id = $2 and id = $3 returning id', [
    scope.accountId,
    scope.profileId,
    id,
  ])
  return rows.length > 0
}
