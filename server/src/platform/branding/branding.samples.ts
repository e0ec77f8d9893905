import type { Sample } from '../../database/samples.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { brandingOf } from './branding.access.ts'
import { type BrandColumns, useNewBrand } from './branding.queries.ts'

const scope = brandingOf({ accountId: 'an account', profileId: 'a profile' } as ProfileActor)

/** Some of the columns: which ones there are changes nothing else. */
export const samples: readonly Sample[] = [
  (db) => useNewBrand(db, scope, { header_text: 'Lantern Row', logo_width: 480, on_emails: true } as BrandColumns),
]
