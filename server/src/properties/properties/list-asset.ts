import { fairHousingWarnings } from '@keystead/contract/properties/properties/fair-housing.ts'
import { ListingContactChanged } from '@keystead/contract/properties/properties/listing-contact.events.ts'
import { FairHousingNotReviewed, ListAsset, PropertyNotReady } from '@keystead/contract/properties/properties/property.operations.ts'
import { requiredChecks } from '@keystead/contract/properties/properties/property.listing.ts'
import { announceChange } from '../../live/announce-change.ts'
import { fail } from '../../rpc/failure.ts'
import type { Handler } from '../../rpc/module.ts'
import type { ReachedAsset } from './property.access.ts'
import { announceEdit } from './announce-edit.ts'
import { needConfirmedEmail } from './confirmed-email.ts'
import { contactOf } from './listing-contact.ts'
import { listingFactsOf } from './property.columns.ts'
import { presentUserAssetDetails } from './property.present.ts'
import { type AssetRow, putOnMarket, setContact } from './property.queries.ts'
import { getAsset } from './property-guards.ts'
import { askImagesOf } from './property-images.ts'
import { reachLockedAsset } from './reach-locked-asset.ts'

export const listAsset: Handler<typeof ListAsset, ReachedAsset> = async (context, input) => {
  const { db } = context
  const { reached, asset } = await reachLockedAsset(context, ListAsset)
  const { scope } = reached
  const findings = fairHousingWarnings(asset.title, asset.description)
  if (!asset.is_listed) {
    await needConfirmedEmail(context)
    checkIsReady(asset)
    // A warning, never a ban: a program that reads words does not know the law of the place. Whoever lists has read it.
    if (findings.length > 0 && !input.FairHousingReviewed) fail(FairHousingNotReviewed)
  }
  // Listing a listed one changes nothing, unless someone is named.
  const contactId =
    asset.is_listed && input.ContactProfileId === null
      ? asset.contact_profile_id
      : await contactOf(db, reached, asset, input.ContactProfileId)
  if (contactId !== asset.contact_profile_id) {
    await setContact(db, scope, asset.id, contactId)
    const changed = { id: asset.id, accountId: asset.account_id, contactProfileId: contactId }
    await context.services.events.emit(context, ListingContactChanged, [changed])
    const people = [asset.contact_profile_id, contactId, asset.managing_profile_id].filter((id) => id !== null)
    await announceChange(db, people, ['tour'])
  }
  if (!asset.is_listed) await putOnMarket(db, scope, [asset.id])
  await announceEdit(db, reached)
  context.audit(asset.id, {
    wasListed: asset.is_listed,
    ...(contactId === null ? {} : { contact: contactId }),
    ...(findings.length > 0 ? { fairHousing: findings.map(({ Words }) => Words) } : {}),
  })
  const shown = await getAsset(db, scope, asset.id, reached)
  return presentUserAssetDetails(shown, await askImagesOf(context, shown))
}

/** Names everything that is missing at once. */
export function checkIsReady(asset: AssetRow): void {
  const facts = listingFactsOf(asset, { imageCount: asset.images_count, imported: asset.imported })
  const open = requiredChecks(facts).filter((check) => check.Required && !check.Passed)
  if (open.length > 0) fail(PropertyNotReady, Object.fromEntries(open.map((check) => [check.Code, check.Text])))
}
