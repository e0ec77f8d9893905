import type { PublicBrand } from '@keystead/contract/platform/branding/branding.schemas.ts'
import type { Db } from '../../database/db.ts'
import { presentPublicBrand } from './branding.present.ts'
import { findBrandOfPages } from './branding.queries.ts'

/** The design that the public pages of a profile have; null where they have none of their own. */
export async function pageBrandOf(db: Db, profileId: string | null): Promise<PublicBrand | null> {
  const brand = profileId === null ? null : await findBrandOfPages(db, profileId)
  return brand && presentPublicBrand(brand)
}
