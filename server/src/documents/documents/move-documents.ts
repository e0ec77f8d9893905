import { DocumentFolderNotFound, DocumentNotFound } from '@keystead/contract/documents/documents/document.operations.ts'
import { messages } from '@keystead/contract/documents/documents/documents-messages.text.ts'
import { MAX_FOLDER_DEPTH } from '@keystead/contract/documents/documents/document.values.ts'
import {
  FolderInItself,
  FolderNameTaken,
  FolderTooDeep,
  type MoveDocuments,
} from '@keystead/contract/documents/documents/folder.operations.ts'
import { violatedConstraint } from '../../database/pool.ts'
import { lockProfile } from '../../identity/profiles/profile.public.ts'
import { type CallContext, profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import { documentsOf, getOwnFolder } from './document.access.ts'
import { announceFolders, announceToReaders } from './announce-to-readers.ts'
import { checkSeesAllIn } from './whole-folders.ts'
import { depthBelow, FOLDER_BY_NAME, moveDocuments as moveInto, moveFolders } from './folder.queries.ts'

export const moveDocuments: Handler<typeof MoveDocuments> = async (context, { DocumentIds, FolderIds, ToFolderId }) => {
  const { db, actor, audit } = context
  const drawer = documentsOf(profileActor(actor))
  // One at a time: two that move folders into each other would make a circle.
  await lockProfile(db, drawer)
  await checkTarget(context, FolderIds, ToFolderId)
  await announce(context, DocumentIds, FolderIds)
  try {
    if ((await moveFolders(db, drawer, FolderIds, ToFolderId)) < FolderIds.length) fail(DocumentFolderNotFound)
  } catch (error) {
    if (violatedConstraint(error) === FOLDER_BY_NAME) fail(FolderNameTaken, { ToFolderId: messages.folderNameTaken })
    throw error
  }
  // Of those that were found: for others there is nothing that they hold.
  await checkSeesAllIn(context, FolderIds)
  if ((await moveInto(db, drawer, DocumentIds, ToFolderId)) < DocumentIds.length) fail(DocumentNotFound)
  // Those whom it reaches now.
  await announce(context, DocumentIds, FolderIds)
  audit(ToFolderId ?? drawer.profileId!, { documents: DocumentIds.length, folders: FolderIds.length })
  return { MovedCount: DocumentIds.length + FolderIds.length }
}

async function checkTarget(context: CallContext, folderIds: readonly string[], toFolderId: string | null): Promise<void> {
  const target = toFolderId === null ? null : await getOwnFolder(context, toFolderId)
  if (!target || folderIds.length === 0) return
  if (target.path.some((id) => folderIds.includes(id))) fail(FolderInItself, { ToFolderId: messages.folderInItself })
  if (target.path.length + 1 + (await depthBelow(context.db, folderIds)) > MAX_FOLDER_DEPTH)
    fail(FolderTooDeep, { ToFolderId: messages.folderTooDeep })
}

async function announce({ db }: CallContext, documentIds: readonly string[], folderIds: readonly string[]): Promise<void> {
  await announceToReaders(db, documentIds)
  await announceFolders(db, folderIds)
}
