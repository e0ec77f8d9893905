import * as operations from '@keystead/contract/documents/sharing/share.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { removeSharedDocumentAccess, unshareDocument } from './end-share-calls.ts'
import { getDocumentSharedUsers, getSharedDocuments } from './get-shared.ts'
import { shareDocument } from './share-document.ts'
import { shareOfCall } from './share.access.ts'
import { getSharedByLink, getSharedFileByLink } from './shared-by-link.ts'

export const shareModule = implementAll(
  operations,
  {
    ShareDocument: shareDocument,
    GetSharedDocuments: getSharedDocuments,
    GetDocumentSharedUsers: getDocumentSharedUsers,
    RemoveSharedDocumentAccess: removeSharedDocumentAccess,
    UnshareDocument: unshareDocument,
    GetSharedByLink: getSharedByLink,
    GetSharedFileByLink: getSharedFileByLink,
  },
  { 'document-share': shareOfCall },
)
