import * as binOperations from '@keystead/contract/documents/documents/bin.operations.ts'
import * as operations from '@keystead/contract/documents/documents/document.operations.ts'
import * as folderOperations from '@keystead/contract/documents/documents/folder.operations.ts'
import { implementAll } from '../../rpc/module.ts'
import { addDocument } from './add-document.ts'
import { deleteForever, getDeletedDocuments, restoreDocuments } from './bin-calls.ts'
import { addDocumentFolder, deleteDocumentFolder, editDocumentFolder } from './change-folders.ts'
import { deleteDocument } from './delete-document.ts'
import { documentOfCall, folderOfCall } from './document.access.ts'
import { editDocument } from './edit-document.ts'
import { getDocumentDetails } from './get-document-details.ts'
import { getDocumentFile, getDocumentText } from './get-document-file.ts'
import { getDocumentTypes } from './get-document-types.ts'
import { getDocumentViews } from './get-document-views.ts'
import { getDocumentsArchive } from './get-documents-archive.ts'
import { getConnectedDocuments, getDocumentsList } from './get-documents-list.ts'
import { getDdlDocumentFolders, getDocumentFoldersHierarchy, getFolderDocuments } from './get-folders.ts'
import { moveDocuments } from './move-documents.ts'
import { updateDocument } from './update-document.ts'

export const documentModule = [
  ...implementAll(
    operations,
    {
      GetDocumentTypes: getDocumentTypes,
      GetDocumentsList: getDocumentsList,
      GetConnectedDocuments: getConnectedDocuments,
      GetDocumentDetails: getDocumentDetails,
      GetDocumentFile: getDocumentFile,
      GetDocumentText: getDocumentText,
      GetDocumentsArchive: getDocumentsArchive,
      GetDocumentViews: getDocumentViews,
      AddDocument: addDocument,
      EditDocument: editDocument,
      UpdateDocument: updateDocument,
      DeleteDocument: deleteDocument,
    },
    { document: documentOfCall },
  ),
  ...implementAll(
    folderOperations,
    {
      GetDdlDocumentFolders: getDdlDocumentFolders,
      GetDocumentFoldersHierarchy: getDocumentFoldersHierarchy,
      GetFolderDocuments: getFolderDocuments,
      AddDocumentFolder: addDocumentFolder,
      EditDocumentFolder: editDocumentFolder,
      MoveDocuments: moveDocuments,
      DeleteDocumentFolder: deleteDocumentFolder,
    },
    { 'document-folder': folderOfCall },
  ),
  ...implementAll(binOperations, {
    GetDeletedDocuments: getDeletedDocuments,
    RestoreDocuments: restoreDocuments,
    DeleteForever: deleteForever,
  }),
]
