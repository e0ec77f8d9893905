import type { Sample } from '../../database/samples.ts'
import type { BusinessColumns } from './business.queries.ts'
import { insertBusiness } from './founding.queries.ts'

const founding = { accountId: 'an account', profileId: 'a profile', founderAccountId: 'another account', homesToMove: 0 }

/** Some of the columns: which ones there are changes nothing else. */
export const samples: readonly Sample[] = [
  (db) =>
    insertBusiness(db, founding, {
      name: 'Larimer Homes',
      type: 'landlord',
      service_city_ids: [1],
      hours: [],
    } as Partial<BusinessColumns> as BusinessColumns),
]
