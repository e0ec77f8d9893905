import { LISTING_DAYS, RENEWABLE_DAYS_AFTER_EXPIRY, isRenewable } from '@keystead/contract/marketplace/listing-life/listing-life.values.ts'
import { expiresSoon } from '@keystead/contract/properties/properties/due-days.ts'
import { EXPIRED, unlistReasonText } from '@keystead/contract/properties/properties/unlist-reasons.ts'
import { RenewListing } from '@keystead/contract/marketplace/listing-life/listing-life.operations.ts'
import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { formatDayOf } from '@keystead/contract/values/dates.ts'
import { Suspense, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { lazyPart } from '../../navigation/chunks.ts'
import { useSession } from '../../sessions/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { RefreshIcon } from '../../ui/icons.ts'
import { withToast } from '../../ui/with-toast.ts'
import { useEmailObstacle } from '../../security/sign-in/use-email-obstacle.ts'
import { usePropertyRights } from '../../properties/properties/owned/property-rights.ts'
import styles from '../../marketplace/listing-life/ListingLife.module.css'
import { inParts } from '../../ui/in-parts.ts'
import { text } from './property-page.text.ts'

const PublishDialog = lazyPart(() => import('../market/PublishDialog.tsx').then((part) => part.PublishDialog))

/** Until when a property is on the market, or why it no longer is, and the way to go on. */
export function ListingEnd({ details, openChecks }: { details: UserAssetDetails; openChecks: number }) {
  const renewal = useCommand(RenewListing)
  const emailObstacle = useEmailObstacle()
  const [now] = useState(() => new Date())
  const [isPreviewed, setIsPreviewed] = useState(false)
  const { AssetId, ExpiresAt, IsListed, ListingContact, ManagedBy, TimeZone, UnlistedAt, UnlistedReason } = details
  const rights = usePropertyRights()(details)
  const ownProfileId = useSession()?.Profile?.ProfileId
  if (!IsListed && (UnlistedReason === null || UnlistedAt === null)) return null
  const renewable = IsListed || isRenewable(details, now)
  const renew = () => withToast(renewal.run({ AssetId }), messages.listingRenewed)
  return (
    <Card as="section" aria-labelledby="listing-end">
      <h2 id="listing-end" className={styles.title}>
        {IsListed ? text.listing : UnlistedReason === EXPIRED.key ? text.listingExpired : text.offTheMarket}
      </h2>
      {IsListed && ExpiresAt && (
        <p className={expiresSoon(ExpiresAt, now) ? styles.soon : undefined}>
          {inParts(text.listedUntil.parts({ day: <strong className={styles.day}>{formatDayOf(ExpiresAt, TimeZone)}</strong> }))}{' '}
          {expiresSoon(ExpiresAt, now) ? text.renewIfFree : !rights.listing && text.renewAnyTime({ count: LISTING_DAYS })}
        </p>
      )}
      {IsListed && ListingContact.ProfileId !== ManagedBy.ProfileId && (
        <p>
          {ListingContact.ProfileId === ownProfileId
            ? text.contactIsYou
            : inParts(text.contactIs.parts({ name: <bdi>{ListingContact.Name}</bdi> }))}
        </p>
      )}
      {!IsListed && UnlistedAt && (
        <p>
          {text.unlistedOn({ reason: unlistReasonText(UnlistedReason ?? ''), day: formatDayOf(UnlistedAt, TimeZone) })}{' '}
          {UnlistedReason === EXPIRED.key && renewable && !rights.listing && text.canBringBack({ count: RENEWABLE_DAYS_AFTER_EXPIRY })}
        </p>
      )}
      {renewable && !rights.listing && (
        <Button
          icon={RefreshIcon}
          busy={renewal.pending}
          disabledReason={IsListed ? null : openChecks > 0 ? text.missingFirst : emailObstacle}
          onClick={() => (IsListed ? void renew() : setIsPreviewed(true))}
        >
          {IsListed ? text.renewFor({ count: LISTING_DAYS }) : text.bringItBack}
        </Button>
      )}
      {isPreviewed && (
        <Suspense>
          <PublishDialog
            assetId={AssetId}
            busy={renewal.pending}
            onPublish={() => void renew().then(() => setIsPreviewed(false))}
            onClose={() => setIsPreviewed(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}
