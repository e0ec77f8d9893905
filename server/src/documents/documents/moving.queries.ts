import type { Db } from '../../database/db.ts'

type Moved = { readonly id: string; readonly accountId: string }

/** Ids of all documents and folders of a profile, which grants name. */
export async function listOfProfile(db: Db, profileId: string): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    'select id from document where profile_id = $1 union all select id from document_folder where profile_id = $1',
    [profileId],
  )
  return rows.map(({ id }) => id)
}

/** The drawer of a profile is that of its business. */
export async function moveDrawer(db: Db, { id, accountId }: Moved): Promise<void> {
  await db.sql('update document_folder set account_id = $2 where profile_id = $1', [id, accountId])
  await db.sql('update document set account_id = $2 where profile_id = $1', [id, accountId])
  const ofDocuments = 'document_id in (select id from document where profile_id = $1)'
  await db.sql(`update document_version set account_id = $2 where ${ofDocuments}`, [id, accountId])
  await db.sql(`update document_text set account_id = $2 where ${ofDocuments}`, [id, accountId])
  await db.sql(`update document_words set account_id = $2 where ${ofDocuments}`, [id, accountId])
  await db.sql(`update document_view set account_id = $2 where ${ofDocuments}`, [id, accountId])
}

/** Documents are about the one that is left, or the copy. */
export async function renamePersonIn(
  db: Db,
  { fromId, intoId, accountId }: { fromId: string; intoId: string; accountId: string },
): Promise<void> {
  await db.sql(`update document set about_id = $2 where about_kind = 'person' and about_id = $1 and account_id = $3`, [
    fromId,
    intoId,
    accountId,
  ])
}

/** All folders of an account whose documents are gone. */
export async function deleteFoldersOfAccount(db: Db, accountId: string): Promise<void> {
  for (;;) {
    const gone = await db.sql(
      `delete from document_folder f where f.account_id = $1 and not exists (select from document_folder below where below.parent_id = f.id) returning f.id`,
      [accountId],
    )
    if (gone.length === 0) return
  }
}
