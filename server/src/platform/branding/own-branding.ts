import type { BrandingDetails } from '@keystead/contract/platform/branding/branding.schemas.ts'
import type { Db } from '../../database/db.ts'
import type { Scope } from '../../rpc/scope.ts'
import { presentBranding } from './branding.present.ts'
import { findBranding, findOwnBrand } from './branding.queries.ts'

/** The branding of a profile as its owner reads it. */
export async function readBranding(db: Db, scope: Scope<'branding'>): Promise<BrandingDetails> {
  return presentBranding(await findBranding(db, scope), await findOwnBrand(db, scope))
}
