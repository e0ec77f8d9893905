import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import type { ReactNode } from 'react'
import { ListingCounts } from '../../marketplace/listing-life/ListingCounts.tsx'
import { ListingChecklist } from '../../properties/properties/owned/ListingChecklist.tsx'
import { ListingWords } from '../../properties/properties/owned/ListingWords.tsx'
import { PropertyColumns } from '../../properties/properties/owned/PropertyColumns.tsx'
import { openChecksOf } from '../../properties/properties/owned/PropertyHead.tsx'
import { PropertyPhotos } from '../../properties/properties/owned/PropertyPhotos.tsx'
import { usePropertyRights } from '../../properties/properties/owned/property-rights.ts'
import { ListingEnd } from './ListingEnd.tsx'
import { VisitorLink } from './PropertyActs.tsx'
import styles from './PropertyListing.module.css'

/** What strangers see of a property, and how its listing does. */
export function PropertyListing({ details, market }: { details: UserAssetDetails; market: ReactNode }) {
  const { isReadOnly, listing } = usePropertyRights()(details)
  const mayList = listing === null
  return (
    <PropertyColumns
      lead={
        <>
          <ListingEnd details={details} openChecks={openChecksOf(details)} />
          <div className={styles.actions}>
            {market}
            <VisitorLink details={details} />
          </div>
          {mayList && <ListingChecklist details={details} />}
          <PropertyPhotos details={details} />
          <ListingWords details={details} />
        </>
      }
      late={(mayList || isReadOnly) && <ListingCounts assetId={details.AssetId} />}
    />
  )
}
