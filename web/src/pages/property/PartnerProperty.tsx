import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { Page, type Breadcrumb } from '../../ui/Page.tsx'
import { PeopleSection } from '../../leasing/assignments/PeopleSection.tsx'
import { AssetTimeline } from '../../marketplace/listing-life/AssetTimeline.tsx'
import { ListingCounts } from '../../marketplace/listing-life/ListingCounts.tsx'
import { ListingEnd } from './ListingEnd.tsx'
import { OwnersPanel } from '../../properties/owners/OwnersPanel.tsx'
import { UnitsSection } from '../../properties/units/UnitsSection.tsx'
import { ManagerCard } from '../../properties/properties/owned/ManagerCard.tsx'
import { VisitorLink } from './PropertyActs.tsx'
import { PropertyButtons, PropertyColumns } from '../../properties/properties/owned/PropertyColumns.tsx'
import { ListingWords } from '../../properties/properties/owned/ListingWords.tsx'
import { PropertyDetails } from '../../properties/properties/owned/PropertyDetails.tsx'
import { addressText, HeadStatus, openChecksOf, PropertyHead } from '../../properties/properties/owned/PropertyHead.tsx'
import { PropertyPhotos } from '../../properties/properties/owned/PropertyPhotos.tsx'

/** A property as those see it who own a part of it and leave the work to somebody else: everything to read, nothing to do. */
export function PartnerProperty({ details, list }: { details: UserAssetDetails; list: Breadcrumb }) {
  return (
    <Page title={details.Title} status={<HeadStatus details={details} />} description={addressText(details)} breadcrumbs={[list]}>
      <PropertyColumns
        lead={
          <>
            <PropertyHead details={details} />
            <PropertyButtons>
              <VisitorLink details={details} />
            </PropertyButtons>
          </>
        }
        side={
          <>
            <ManagerCard managedBy={details.ManagedBy} />
            <ListingEnd details={details} openChecks={openChecksOf(details)} />
          </>
        }
        late={
          <>
            <ListingCounts assetId={details.AssetId} />
            <AssetTimeline assetId={details.AssetId} imported={details.Imported} />
          </>
        }
        rest={
          <>
            <OwnersPanel assetId={details.AssetId} isUnit={details.ParentAssetId !== null} />
            <PeopleSection details={details} />
            {details.Units && <UnitsSection details={details} />}
            <PropertyDetails details={details} />
            <ListingWords details={details} />
            <PropertyPhotos details={details} />
          </>
        }
      />
    </Page>
  )
}
