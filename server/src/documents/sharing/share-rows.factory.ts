import type { TestApp } from '../../../test/harness.ts'

type Ids = { readonly accountId: string; readonly profileId: string }

/** A share as a row; with an address where no one is named. `hasEnded`: taken back; `isOver`: its last day was yesterday. */
export async function givenShare(
  app: Pick<TestApp, 'sql'>,
  owner: Ids,
  {
    documentId = null,
    folderId = null,
    grantee = null,
    permission = 'view',
    hasEnded = false,
    isOver = false,
  }: {
    documentId?: string | null
    folderId?: string | null
    grantee?: Ids | null
    permission?: string
    hasEnded?: boolean
    isOver?: boolean
  },
): Promise<string> {
  const [share] = await app.sql<{ id: string }>(
    `insert into document_share (account_id, profile_id, object_kind, document_id, folder_id, grantee_profile_id, grantee_account_id, email, permission,
       until_on, until_at, ended_at, created_at, shared_by_profile_id)
     values ($1, $2, case when $3::uuid is null then 'document-folder' else 'document' end, $3, $4, $5, $6, case when $5::uuid is null then 'kim@example.com' end, $7,
       case when $9 then current_date - 1 when $5::uuid is null then current_date + 30 end,
       case when $9 then now() - interval '1 minute' when $5::uuid is null then now() + interval '30 days' end,
       case when $8 then now() end, now() - interval '1 hour', $2) returning id`,
    [
      owner.accountId,
      owner.profileId,
      documentId,
      folderId,
      grantee?.profileId ?? null,
      grantee?.accountId ?? null,
      permission,
      hasEnded,
      isOver,
    ],
  )
  return share!.id
}
