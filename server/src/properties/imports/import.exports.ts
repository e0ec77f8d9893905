import { OWN_ROWS, type RoomExports } from '../../database/room-exports.ts'

export const importExports: RoomExports = {
  exports: [
    { table: 'asset_import', part: 'imports', rows: OWN_ROWS, along: 'id', without: ['header_sha256', 'upload_id', 'held_by', 'deaths'] },
  ],
  notExported: { asset_import_batch: 'working notes of an import; its report has them' },
}
