import { exportedTables } from '../../app/parts.ts'
import type { Sample } from '../../database/samples.ts'
import { deleteExportedRows, listExportedRows } from './closing.queries.ts'

export const samples: readonly Sample[] = exportedTables.flatMap((table) => [
  (db) => listExportedRows(db, 'an account', table, null),
  (db) => listExportedRows(db, 'an account', table, 'the last one'),
  (db) => deleteExportedRows(db, 'an account', table),
])
