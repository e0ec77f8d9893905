import { AboutNotFound, DocumentFolderNotFound } from '@keystead/contract/documents/documents/document.operations.ts'
import { messages } from '@keystead/contract/documents/documents/documents-messages.text.ts'
import { MAX_FOLDERS, MAX_FOLDER_DEPTH } from '@keystead/contract/documents/documents/document.values.ts'
import {
  type AddDocumentFolder,
  type DeleteDocumentFolder,
  type EditDocumentFolder,
  FolderChanged,
  FolderNameTaken,
  FolderTooDeep,
  TooManyFolders,
} from '@keystead/contract/documents/documents/folder.operations.ts'
import type { Db } from '../../database/db.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { checkedAbout } from './about.ts'
import { findManagedHome } from './about.queries.ts'
import { announceFolders } from './announce-to-readers.ts'
import { binFolder } from './bin.queries.ts'
import { documentsOf, getOwnFolder, type ReachedFolder } from './document.access.ts'
import { text } from './document.text.ts'
import { checkSeesAllIn } from './whole-folders.ts'
import { countAllFolders, FOLDER_BY_NAME, insertFolder, updateFolder } from './folder.queries.ts'

export const addDocumentFolder: Handler<typeof AddDocumentFolder> = async (context, { ParentId, Name, AssetId }) => {
  const { db, actor, audit } = context
  const caller = profileActor(actor)
  const drawer = documentsOf(caller)
  // Who moves the parent meanwhile waits, so that the path of the new one holds.
  await lockProfile(db, drawer)
  const parent = ParentId === null ? null : await getOwnFolder(context, ParentId)
  if (parent && parent.path.length >= MAX_FOLDER_DEPTH) fail(FolderTooDeep, { ParentId: messages.folderTooDeep })
  if ((await countAllFolders(db, drawer)) >= MAX_FOLDERS) fail(TooManyFolders)
  const ofParent = parent?.assetId && (await findManagedHome(db, drawer, parent.assetId))
  const assetId = await checkedHome(db, caller, AssetId ?? (ofParent ? ofParent.id : null))
  const id = await orTaken(() => insertFolder(db, drawer, { parentId: ParentId, name: Name, assetId }))
  if (parent) await announceFolders(db, [id])
  audit(id)
  return { FolderId: id }
}

export const editDocumentFolder: Handler<typeof EditDocumentFolder, ReachedFolder> = async (context, input) => {
  const { db, actor, audit, owned } = context
  const caller = profileActor(actor)
  // A home that was deleted can’t be chosen; where its papers lie is still called so.
  const assetId = input.AssetId === owned.assetId ? owned.assetId : await checkedHome(db, caller, input.AssetId)
  const changed =
    (await orTaken(() =>
      updateFolder(db, documentsOf(caller), { id: input.FolderId, version: input.Version, name: input.Name, assetId }),
    )) ?? fail(FolderChanged)
  await announceFolders(db, [input.FolderId])
  audit(input.FolderId)
  return { FolderId: input.FolderId, Version: changed.version }
}

export const deleteDocumentFolder: Handler<typeof DeleteDocumentFolder, ReachedFolder> = async (context, { FolderId }) => {
  const { db, actor, audit } = context
  const drawer = documentsOf(profileActor(actor))
  await lockProfile(db, drawer)
  await checkSeesAllIn(context, [FolderId])
  await announceFolders(db, [FolderId])
  const documents = (await binFolder(db, drawer, FolderId)) ?? fail(DocumentFolderNotFound)
  audit(FolderId, { documents })
  return { FolderId, DocumentsCount: documents }
}

/** A member who is given a list of homes sees folders of these alone. */
async function checkedHome(db: Db, caller: ProfileActor, assetId: string | null): Promise<string | null> {
  if (assetId === null) return caller.givenTo === null ? null : fail(AboutNotFound, { AssetId: text.chooseGivenHome })
  await checkedAbout(db, documentsOf(caller), { Kind: 'property', Id: assetId })
  return assetId
}

async function orTaken<Made>(make: () => Promise<Made>): Promise<Made> {
  try {
    return await make()
  } catch (error) {
    if (violatedConstraint(error) === FOLDER_BY_NAME) fail(FolderNameTaken, { Name: messages.folderNameTaken })
    throw error
  }
}
