import type { TestApp } from '../../../test/harness.ts'

/* Rows of documents, for tests that open no file. */

type Ids = { readonly accountId: string; readonly profileId: string }

/** A folder of a profile as a row; `isDeleted`: in the bin. */
export async function givenFolder(
  app: Pick<TestApp, 'sql'>,
  { accountId, profileId }: Ids,
  {
    name = 'Papers',
    parentId = null,
    assetId = null,
    isDeleted = false,
  }: { name?: string; parentId?: string | null; assetId?: string | null; isDeleted?: boolean } = {},
): Promise<string> {
  const [folder] = await app.sql<{ id: string }>(
    `insert into document_folder (id, account_id, profile_id, name, parent_id, path, asset_id, deleted_at, deleted_with)
     select made.id, $1, $2, $3, $6::uuid, coalesce((select path from document_folder where id = $6), '{}') || made.id, $4, case when $5 then now() end,
       case when $5 then made.id end
     from (select new_id() as id) as made returning id`,
    [accountId, profileId, name, assetId, isDeleted, parentId],
  )
  return folder!.id
}

/** A document of a profile as a row, for what opens no file; `isDeleted`: in the bin. */
export async function givenDocument(
  app: Pick<TestApp, 'sql'>,
  { accountId, profileId }: Ids,
  {
    folderId = null,
    assetId = null,
    leaseId = null,
    visibility = 0,
    title = 'Policy',
    typeId = 16,
    isDeleted = false,
  }: {
    folderId?: string | null
    assetId?: string | null
    leaseId?: string | null
    visibility?: number
    title?: string
    typeId?: number
    isDeleted?: boolean
  } = {},
): Promise<string> {
  const [document] = await app.sql<{ id: string }>(
    `with added as (
       insert into document (id, account_id, profile_id, folder_id, title, document_type_id, about_kind, about_id, asset_id, lease_id, visibility, file_name,
         content_type, bytes, pages, scan, text_state, added_by_profile_id, deleted_at, deleted_with)
       select made.id, $1, $2, $3, $4, $5, case when $7::uuid is not null then 'lease' when $6::uuid is not null then 'property' end, coalesce($7::uuid, $6::uuid), $6, $7,
         $8, 'policy.pdf', 'application/pdf', 1200, 1, 'none', 'none', $2, case when $9 then now() end, case when $9 then made.id end
       from (select new_id() as id) as made
       returning id
     ), version as (
       insert into document_version (document_id, account_id, number, storage_key, file_name, content_type, bytes, sha256, pages, scan, added_by_profile_id)
       select id, $1, 1, 'documents/' || id, 'policy.pdf', 'application/pdf', 1200, sha256('policy'), 1, 'none', $2 from added
     )
     select id from added`,
    [accountId, profileId, folderId, title, typeId, assetId, leaseId, visibility, isDeleted],
  )
  return document!.id
}

/** What else is kept of a document: its text, its words, and that someone has opened it. */
export async function givenReading(app: Pick<TestApp, 'sql'>, documentId: string): Promise<void> {
  await app.sql(
    `insert into document_text (document_id, account_id, body, is_cut) select id, account_id, 'A policy', false from document where id = $1`,
    [documentId],
  )
  await app.sql(
    `insert into document_words (document_id, account_id, about) select id, account_id, to_tsvector('english', title) from document where id = $1
     on conflict do nothing`,
    [documentId],
  )
  await app.sql(
    `insert into document_view (document_id, account_id, number, use, reader_profile_id) select id, account_id, 1, 'view', profile_id from document where id = $1`,
    [documentId],
  )
}
