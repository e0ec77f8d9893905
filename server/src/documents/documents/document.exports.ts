import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const documentExports: RoomExports = {
  exports: [
    { table: 'document_folder', part: 'documentFolders', rows: OWN_ROWS, along: 'id', without: ['path'] },
    { table: 'document', part: 'documents', rows: OWN_ROWS, along: 'id', without: ['expiry_told'] },
    { table: 'document_version', part: 'documentVersions', rows: OWN_ROWS, along: 'id', without: ['storage_key'] },
    { table: 'document_view', part: 'documentViews', rows: OWN_ROWS, along: 'id' },
  ],
  notExported: { document_text: 'what the files say, which can be downloaded', document_words: 'an index of it' },
}
