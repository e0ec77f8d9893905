import type { AboutChoice } from '@keystead/contract/documents/documents/document.forms.ts'
import {
  AboutNotFound,
  AddDocument,
  DocumentFolderNotFound,
  PlaceIsOwners,
  RestrictedType,
} from '@keystead/contract/documents/documents/document.operations.ts'
import { RESTRICTED_TYPE_IDS } from '@keystead/contract/documents/documents/document.values.ts'
import { messages } from '@keystead/contract/documents/documents/documents-messages.text.ts'
import { signedIn } from '@keystead/contract/rpc/access.ts'
import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { reachAsset } from '../../properties/properties/property.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Scope } from '../../rpc/scope.ts'
import { type AboutColumns, ABOUT_NOTHING, aboutHome, checkedAbout } from './about.ts'
import { findManagedHome } from './about.queries.ts'
import { documentsIn, documentsOf, findFolder, homeOfLease } from './document.access.ts'

/** In whose drawer a new document lies, and what it is about. */
export type Drawer = {
  readonly drawer: Scope<'document'>
  readonly accountId: string
  readonly ownerProfileId: string
  readonly folderId: string | null
  readonly about: AboutColumns
  readonly isOwn: boolean
  /** Whether the caller says who sees it; else it is as its owner is used to. */
  readonly choosesVisibility: boolean
}

type Wanted = { readonly FolderId: string | null; readonly About: AboutChoice | null; readonly VisibilityId: number | null }

/**
 * The caller's own drawer; that of the owner of a folder that is shared with them to edit; or, for an agent who looks after the documents of a
 * home, that of its manager.
 */
export async function drawerOfCall(context: CallContext, wanted: Wanted): Promise<Drawer> {
  const caller = profileActor(context.actor)
  if (wanted.FolderId !== null) return inFolder(context, wanted.FolderId, wanted)
  const ofHome = wanted.About && (await asAgent(context, wanted.About))
  if (ofHome) return ofHome
  const drawer = documentsOf(caller)
  const about = await checkedAbout(context.db, drawer, wanted.About)
  return {
    drawer,
    accountId: caller.accountId,
    ownerProfileId: caller.profileId,
    folderId: null,
    about,
    isOwn: true,
    choosesVisibility: true,
  }
}

async function inFolder({ db, actor }: CallContext, folderId: string, { About, VisibilityId }: Wanted): Promise<Drawer> {
  const caller = profileActor(actor)
  const folder = await findFolder(db, folderId, caller)
  const isOwn = folder?.standing === 'own'
  if (!folder || !(isOwn || folder.scopes.includes('edit'))) fail(DocumentFolderNotFound, { FolderId: messages.folderNotFound })
  if (!isOwn && (About !== null || VisibilityId !== null)) fail(PlaceIsOwners, { About: messages.placeIsOwners })
  const drawer = documentsIn({ accountId: folder.accountId, profileId: folder.ownerProfileId })
  const home = folder.assetId && (await findManagedHome(db, drawer, folder.assetId))
  const ofFolder = home ? aboutHome(home.id) : ABOUT_NOTHING
  return {
    drawer,
    accountId: folder.accountId,
    ownerProfileId: folder.ownerProfileId,
    folderId,
    about: About === null ? ofFolder : await checkedAbout(db, drawer, About),
    isOwn,
    choosesVisibility: isOwn,
  }
}

const BY_AGENT: AnyOperation = {
  ...AddDocument,
  access: signedIn({ profiles: ['Owner', 'Agent', 'Tenant'], own: { field: 'AssetId', kind: 'asset', reach: ['agent:documents'] } }),
}

/** The one who brings it could not see it. */
export function checkMayBring({ isOwn }: Drawer, documentTypeId: number): void {
  if (!isOwn && RESTRICTED_TYPE_IDS.includes(documentTypeId)) fail(RestrictedType, { DocumentTypeId: messages.restrictedType })
}

/** Null where the home is the caller's own, or none is meant. */
async function asAgent(context: CallContext, { Kind, Id }: AboutChoice): Promise<Drawer | null> {
  if (Kind !== 'property' && Kind !== 'lease') return null
  if (profileActor(context.actor).profileType !== 'Agent') return null
  const assetId = Kind === 'property' ? Id : await homeOfLease(context.db, Id)
  if (assetId === null) return null
  const home = await reachAsset(context, BY_AGENT, assetId, AboutNotFound)
  if (home.relation === 'manager') return null
  return {
    drawer: documentsIn({ accountId: home.accountId, profileId: home.managingProfileId }),
    accountId: home.accountId,
    ownerProfileId: home.managingProfileId,
    folderId: null,
    about: Kind === 'property' ? aboutHome(assetId) : { aboutKind: Kind, aboutId: Id, assetId, leaseId: Id },
    isOwn: false,
    choosesVisibility: true,
  }
}
