import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { Page, type Breadcrumb } from '../../../ui/Page.tsx'
import { PeopleSection } from '../../../leasing/assignments/PeopleSection.tsx'
import { AssetTimeline } from '../../../marketplace/listing-life/AssetTimeline.tsx'
import { ListingCounts } from '../../../marketplace/listing-life/ListingCounts.tsx'
import { ListingEnd } from '../../../marketplace/listing-life/ListingEnd.tsx'
import { OwnersPanel } from '../../owners/OwnersPanel.tsx'
import { UnitsSection } from '../../units/UnitsSection.tsx'
import { ManagerCard } from './ManagerCard.tsx'
import { VisitorLink } from './PropertyActs.tsx'
import { PropertyButtons, PropertyColumns } from './PropertyColumns.tsx'
import { PropertyDetails } from './PropertyDetails.tsx'
import { addressText, HeadStatus, openChecksOf, PropertyHead } from './PropertyHead.tsx'
import { PropertyPhotos } from './PropertyPhotos.tsx'

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
            <OwnersPanel assetId={details.AssetId} />
            <PeopleSection details={details} />
            {details.Units && <UnitsSection details={details} />}
            <PropertyDetails details={details} />
            <PropertyPhotos details={details} />
          </>
        }
      />
    </Page>
  )
}
