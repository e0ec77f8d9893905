import type { Sample } from '../../database/samples.ts'
import { listNamed, listNamesAfter, namesAnyFile } from './file-place.queries.ts'

const KEYS = 'select storage_key from upload'

export const samples: readonly Sample[] = [
  (db) => listNamed(db, [], ['a key']),
  (db) => listNamed(db, [KEYS, KEYS], ['a key']),
  (db) => listNamesAfter(db, [], '', 1),
  (db) => listNamesAfter(db, [KEYS, KEYS], '', 1),
  (db) => namesAnyFile(db, []),
  (db) => namesAnyFile(db, [KEYS, KEYS]),
]
