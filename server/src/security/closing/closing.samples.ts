import type { Sample } from '../../database/samples.ts'
import { listExportedRows } from './closing.queries.ts'
import { EXPORTED_TABLES } from './exported-tables.ts'

export const samples: readonly Sample[] = EXPORTED_TABLES.flatMap((table) => [
  (db) => listExportedRows(db, 'an account', table, null),
  (db) => listExportedRows(db, 'an account', table, 'the last one'),
])
