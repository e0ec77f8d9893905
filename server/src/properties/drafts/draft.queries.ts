import { DRAFT_DAYS, MOST_DRAFTS } from '@keystead/contract/properties/drafts/draft.operations.ts'
import type { DraftFields } from '@keystead/contract/properties/drafts/draft.schemas.ts'
import { type Db, first, only } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'

export type DraftScope = Scope<'asset-draft'>

export type DraftRow = {
  id: string
  category_id: number
  step: string
  address1: string | null
  unit_number: string | null
  title: string | null
  city: string | null
  updated_at: Date
}
export type DraftDetailsRow = DraftRow & { version: number; fields: DraftFields }
export type SavedDraft = { id: string; version: number; updated_at: Date }

export type TypedDraft = { readonly categoryId: number; readonly step: string; readonly fields: DraftFields }

const OWN = 'account_id = $1 and profile_id = $2'
const own = (scope: DraftScope) => [scope.accountId, scope.profileId]

const CARD = `id, category_id, step, fields ->> 'Address1' as address1, fields ->> 'UnitNumber' as unit_number, fields ->> 'Title' as title,
  fields ->> 'City' as city, updated_at`

/** The transaction's turn to begin drafts of the profile: the limit holds for two devices at once. */
export async function awaitTurnToBegin(db: Db, scope: DraftScope): Promise<void> {
  await db.sql(`select pg_advisory_xact_lock(hashtextextended($1, 25))`, [scope.profileId])
}

export async function countDrafts(db: Db, scope: DraftScope): Promise<number> {
  return only(await db.sql<{ count: number }>(`select count(*)::int as count from asset_draft where ${OWN}`, own(scope))).count
}

export async function insertDraft(db: Db, scope: DraftScope, { categoryId, step, fields }: TypedDraft): Promise<SavedDraft> {
  return only(
    await db.sql<SavedDraft>(
      `insert into asset_draft (account_id, profile_id, member_id, category_id, step, fields)
       values ($1, $2, public.current_member(), $3, $4, $5::jsonb)
       returning id, version, updated_at`,
      [...own(scope), categoryId, step, JSON.stringify(fields)],
    ),
  )
}

export async function lockDraft(db: Db, scope: DraftScope, draftId: string): Promise<{ version: number; category_id: number } | null> {
  return first(
    await db.sql<{ version: number; category_id: number }>(
      `select version, category_id from asset_draft where ${OWN} and id = $3 for update`,
      [...own(scope), draftId],
    ),
  )
}

/** Writes a draft that the caller has locked. */
export async function updateDraft(
  db: Db,
  scope: DraftScope,
  draftId: string,
  { step, fields }: Omit<TypedDraft, 'categoryId'>,
): Promise<SavedDraft> {
  return only(
    await db.sql<SavedDraft>(
      `update asset_draft set step = $4, fields = $5::jsonb, version = version + 1, updated_at = now()
       where ${OWN} and id = $3 returning id, version, updated_at`,
      [...own(scope), draftId, step, JSON.stringify(fields)],
    ),
  )
}

export async function listDrafts(db: Db, scope: DraftScope): Promise<DraftRow[]> {
  return db.sql<DraftRow>(`select ${CARD} from asset_draft where ${OWN} order by updated_at desc, id desc limit $3`, [
    ...own(scope),
    MOST_DRAFTS,
  ])
}

export async function findDraft(db: Db, scope: DraftScope, draftId: string): Promise<DraftDetailsRow | null> {
  return first(
    await db.sql<DraftDetailsRow>(`select ${CARD}, version, fields from asset_draft where ${OWN} and id = $3`, [...own(scope), draftId]),
  )
}

/** Whether there was one. */
export async function deleteDraft(db: Db, scope: DraftScope, draftId: string): Promise<boolean> {
  const gone = await db.sql(`delete from asset_draft where ${OWN} and id = $3 returning id`, [...own(scope), draftId])
  return gone.length > 0
}

/** Those that no one has touched for half a year, of all accounts. */
export async function deleteForgottenDrafts(db: Db): Promise<void> {
  await db.sql(`delete from asset_draft where updated_at < now() - make_interval(days => $1)`, [DRAFT_DAYS])
}

/** What a member of a business who is given a list of its properties has begun. */
export async function countDraftsOfMember(db: Db, memberId: string): Promise<number> {
  return only(await db.sql<{ count: number }>('select count(*)::int as count from asset_draft where member_id = $1', [memberId])).count
}

/** To another member; null: to all who have all properties. */
export async function passDraftsOn(db: Db, memberId: string, successorId: string | null): Promise<void> {
  await db.sql('update asset_draft set member_id = $2 where member_id = $1', [memberId, successorId])
}

/** Drafts of a profile that has become another account's. */
export async function moveDrafts(db: Db, { id, accountId }: { id: string; accountId: string }): Promise<void> {
  await db.sql('update asset_draft set account_id = $2 where profile_id = $1', [id, accountId])
}
