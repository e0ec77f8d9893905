import { PERSON_LISTS } from '@keystead/contract/leasing/persons/person.operations.ts'
import type { Sample } from '../../database/samples.ts'
import { countWrittenDown, listWrittenDown } from './person-list.queries.ts'

export const samples: readonly Sample[] = PERSON_LISTS.flatMap((show): Sample[] => {
  const filter = { accountId: 'an account', text: 'two words', show }
  return [
    (db) => listWrittenDown(db, filter, { limit: 10, offset: 0 }),
    (db) => listWrittenDown(db, { ...filter, text: null }, { limit: 10, offset: 0 }),
    (db) => countWrittenDown(db, filter, 200),
    (db) => countWrittenDown(db, { ...filter, text: null }, 200),
  ]
})
