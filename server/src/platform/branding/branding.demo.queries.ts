import type { Db } from '../../database/db.ts'
import type { ProfileActor } from '../../rpc/actor.ts'
import { brandingOf } from './branding.access.ts'
import { type BrandColumns, useNewBrand } from './branding.queries.ts'

/** A design that a person of the demo made once; its logo is drawn later. */
export async function insertDemoBrand(db: Db, profile: Pick<ProfileActor, 'accountId' | 'profileId'>, brand: BrandColumns): Promise<void> {
  await useNewBrand(db, brandingOf(profile), brand)
}

/** Designs of the demo that have no logo yet. */
export async function listBrandsWithoutLogo(db: Db): Promise<{ id: string }[]> {
  return db.sql<{ id: string }>(
    `select b.id from brand b join account_holder a on a.id = b.account_id
     where a.is_demo and b.mode = 2 and b.logo_key is null and b.replaced_at is null order by b.id`,
  )
}

export async function giveDemoLogo(db: Db, brandId: string, logo: { key: string; width: number; height: number }): Promise<void> {
  await db.sql('update brand set logo_key = $2, logo_width = $3, logo_height = $4 where id = $1 and logo_key is null', [
    brandId,
    logo.key,
    logo.width,
    logo.height,
  ])
}
