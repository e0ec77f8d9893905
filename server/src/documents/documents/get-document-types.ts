import type { GetDocumentTypes } from '@keystead/contract/documents/documents/document.operations.ts'
import { DOCUMENT_TYPES, PERSONAL_TYPE_IDS, RESTRICTED_TYPE_IDS } from '@keystead/contract/documents/documents/document.values.ts'
import type { Handler } from '../../rpc/module.ts'

export const getDocumentTypes: Handler<typeof GetDocumentTypes> = async ({ services }) => ({
  Items: DOCUMENT_TYPES.map(({ Id, Text }) => ({
    Id,
    Text,
    IsRestricted: RESTRICTED_TYPE_IDS.includes(Id),
    IsPersonal: PERSONAL_TYPE_IDS.includes(Id),
  })),
  FilesAreScanned: services.scanner !== null,
})
