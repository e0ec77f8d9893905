import { NoCustomBranding, type SwitchUserProfileBranding } from '@keystead/contract/platform/branding/branding.operations.ts'
import { BRANDING_MODES, type BrandingMode } from '@keystead/contract/platform/branding/branding.values.ts'
import type { Db } from '../../database/db.ts'
import { profileActor } from '../../rpc/call-context.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Scope } from '../../rpc/scope.ts'
import { brandingOf } from './branding.access.ts'
import { findBranding, lockBranding, plainBrandOf, useBrand } from './branding.queries.ts'
import { readBranding } from './own-branding.ts'

/** Back to the default is what the specification calls deletion: the design stays, for the day on which it is wanted again. */
export const switchUserProfileBranding: Handler<typeof SwitchUserProfileBranding> = async ({ db, actor, audit }, { Mode }) => {
  const profile = profileActor(actor)
  const scope = brandingOf(profile)
  const mode = Mode as BrandingMode
  await lockBranding(db, scope)
  await useBrand(db, scope, mode, await brandIn(db, scope, mode))
  audit(profile.profileId, { mode })
  return readBranding(db, scope)
}

async function brandIn(db: Db, scope: Scope<'branding'>, mode: BrandingMode): Promise<string | null> {
  if (mode === BRANDING_MODES.Default) return null
  if (mode === BRANDING_MODES.No) return plainBrandOf(db, scope)
  return (await findBranding(db, scope))?.custom_brand_id ?? fail(NoCustomBranding)
}
