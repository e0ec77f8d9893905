import type { Standing } from '@keystead/contract/documents/documents/document.schemas.ts'
import { DocumentFolderNotFound, DocumentNotFound } from '@keystead/contract/documents/documents/document.operations.ts'
import type { SharePermission } from '@keystead/contract/documents/documents/document.values.ts'
import type { Relation } from '@keystead/contract/rpc/access.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { type Db, first } from '../../database/db.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import { findOwnerOf } from '../../rpc/find-owner-of.ts'
import type { Resolver } from '../../rpc/module.ts'
import { type Scope, scope } from '../../rpc/scope.ts'
import { findHomeOfLease } from './about.queries.ts'
import { homeRelation, isReadableByOthers, sharedScopes } from './readers.ts'

/** What lies in the drawer of a profile. */
export function documentsOf({ accountId, profileId, givenTo }: ProfileActor): Scope<'document'> {
  return scope({ accountId, profileId, givenTo })
}

/** Of another profile, of which the caller may do something: whatever is written is the owner's. */
export function documentsIn({ accountId, profileId }: { accountId: string; profileId: string }): Scope<'document'> {
  return scope({ accountId, profileId })
}

/** A document as the caller of an operation reaches it. */
export type ReachedDocument = {
  readonly documentId: string
  /** Of its owner. */
  readonly scope: Scope<'document'>
  readonly accountId: string
  readonly ownerProfileId: string
  readonly standing: Standing
  readonly mayDownload: boolean
  readonly mayEdit: boolean
}

type StandingRow = {
  account_id: string
  profile_id: string
  is_own: boolean
  shared: SharePermission[]
  home: 'partner' | 'agent' | 'tenant' | null
}

/**
 * One document for one call: of its owner, of those it is shared with, or of those who have to do with its home, as the operation declares it.
 * Missing, deleted and foreign ones, and those that are no longer shared, are answered alike.
 */
export const documentOfCall: Resolver<ReachedDocument> = async ({ db, actor }, documentId, operation) => {
  const caller = profileActor(actor)
  const found = (await findStanding(db, documentId, caller)) ?? fail(DocumentNotFound)
  const standing = standingOf(found, reachOf(operation)) ?? fail(DocumentNotFound)
  return {
    documentId,
    scope: documentsIn({ accountId: found.account_id, profileId: found.profile_id }),
    accountId: found.account_id,
    ownerProfileId: found.profile_id,
    standing,
    mayDownload: found.is_own || found.home !== null || found.shared.includes('download'),
    mayEdit: standing === 'own' || found.shared.includes('edit'),
  }
}

function reachOf({ access }: AnyOperation): readonly Relation[] {
  return (access.kind === 'signedIn' && access.own?.reach) || []
}

/** The first of these in which the caller stands to it and that the operation lets in. */
function standingOf({ is_own, shared, home }: StandingRow, declared: readonly Relation[]): Standing | null {
  if (is_own) return 'own'
  if (shared.length > 0 && (declared.includes('shared') || (declared.includes('shared:edit') && shared.includes('edit')))) return 'shared'
  if (home === null) return null
  return declared.includes(home === 'agent' ? 'agent:documents' : home) ? home : null
}

async function findStanding(db: Db, documentId: string, { accountId, profileId }: ProfileActor): Promise<StandingRow | null> {
  return first(
    await db.sql<StandingRow>(
      `select d.account_id, d.profile_id, d.account_id = $2 and d.profile_id = $3 as is_own,
         case when ${isReadableByOthers('d')} then ${sharedScopes('d', 'f', '$2', '$3')} else '{}' end as shared,
         case when ${isReadableByOthers('d')} then ${homeRelation('d', '$2', '$3')} end as home
       from document d left join document_folder f on f.id = d.folder_id
       where d.id = $1 and d.deleted_at is null`,
      [documentId, accountId, profileId],
    ),
  )
}

/** A folder as the caller reaches it: their own, or one that is shared with them, itself or by one that it lies in. */
export type ReachedFolder = {
  readonly folderId: string
  readonly accountId: string
  readonly ownerProfileId: string
  readonly assetId: string | null
  readonly path: readonly string[]
  readonly standing: 'own' | 'shared'
  /** What a share lets the caller do. */
  readonly scopes: readonly SharePermission[]
}

export async function findFolder(db: Db, folderId: string, { accountId, profileId }: ProfileActor): Promise<ReachedFolder | null> {
  const [row] = await db.sql<{
    account_id: string
    profile_id: string
    asset_id: string | null
    path: string[]
    is_own: boolean
    shared: SharePermission[]
  }>(
    `select f.account_id, f.profile_id, f.asset_id, f.path, f.account_id = $2 and f.profile_id = $3 as is_own,
       array(select distinct unnest(held.scopes) from open_grant held
         where held.object_id = any(f.path) and held.relation = 'shared' and held.principal_account_id = $2 and held.principal_id = $3) as shared
     from document_folder f where f.id = $1 and f.deleted_at is null`,
    [folderId, accountId, profileId],
  )
  if (!row || !(row.is_own || row.shared.length > 0)) return null
  return {
    folderId,
    accountId: row.account_id,
    ownerProfileId: row.profile_id,
    assetId: row.asset_id,
    path: row.path,
    standing: row.is_own ? 'own' : 'shared',
    scopes: row.shared,
  }
}

/** A folder of one's own. */
export async function getOwnFolder(context: Pick<CallContext, 'db' | 'actor'>, folderId: string): Promise<ReachedFolder> {
  const folder = await findFolder(context.db, folderId, profileActor(context.actor))
  return folder?.standing === 'own' ? folder : fail(DocumentFolderNotFound)
}

export const folderOfCall: Resolver<ReachedFolder> = (context, folderId) => getOwnFolder(context, folderId)

/** The home through which a lease is reached, whoever manages it. */
export function homeOfLease(db: Db, leaseId: string): Promise<string | null> {
  return findOwnerOf(db, leaseId, findHomeOfLease)
}
