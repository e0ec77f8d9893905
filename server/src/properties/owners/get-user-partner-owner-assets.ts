import type { GetUserPartnerOwnerAssets } from '@keystead/contract/properties/owners/owner.operations.ts'
import type { AssetImage } from '@keystead/contract/properties/properties/property.schemas.ts'
import { percentOfBps } from '@keystead/contract/values/shares.ts'
import { profileActor } from '../../rpc/call-context.ts'
import type { Handler } from '../../rpc/module.ts'
import { pageWith, rowsOf } from '../../rpc/page.ts'
import { type ProfileCard, findProfileCards } from '../../identity/profiles/profile.public.ts'
import { presentUserAssetCard } from '../properties/property.public.ts'
import { listPrimaryImages, presentPrimaryImage } from '../images/image.public.ts'
import { partnershipsOf } from './owner.access.ts'
import { type PartnerAssetRow, countPartnerAssets, listPartnerAssets } from './partner.queries.ts'

export const getUserPartnerOwnerAssets: Handler<typeof GetUserPartnerOwnerAssets> = async ({ actor, db }, input) => {
  const scope = partnershipsOf(profileActor(actor))
  const text = input.Text || null
  const rows = await listPartnerAssets(db, scope, { text, ...rowsOf(input) })
  const count = await countPartnerAssets(db, scope, text)
  const assetIds = rows.map(({ id }) => id)
  const [images, managers] = [await listPrimaryImages(db, assetIds), await findProfileCards(db, managersOf(rows))]
  return pageWith(
    rows.map((row) => presentPartnerAsset(row, presentPrimaryImage(images, row), managers.get(row.managing_profile_id))),
    input,
    count,
  )
}

function managersOf(rows: readonly PartnerAssetRow[]): string[] {
  return [...new Set(rows.map(({ managing_profile_id: profileId }) => profileId))]
}

function presentPartnerAsset(row: PartnerAssetRow, image: AssetImage | undefined, manager: ProfileCard | undefined) {
  if (!manager) throw new Error(`property ${row.id} is managed by nobody`)
  return {
    ...presentUserAssetCard(row, image),
    // What the manager keeps for their own books.
    ReferenceCode: null,
    OwnershipPercent: percentOfBps(row.percent_bps),
    EffectiveFrom: row.effective_from,
    ManagedBy: { ProfileId: manager.ProfileId, Name: manager.Name, PicPath: manager.PicPath },
  }
}
