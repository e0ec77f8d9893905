import type { Sample } from '../../database/samples.ts'
import { isPictureUsed } from './picture.queries.ts'

const KEYS = 'select storage_key from upload'

export const samples: readonly Sample[] = [(db) => isPictureUsed(db, [], 'a key'), (db) => isPictureUsed(db, [KEYS, KEYS], 'a key')]
