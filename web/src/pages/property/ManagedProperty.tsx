import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { CATEGORIES } from '@keystead/contract/properties/fields/property.values.ts'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { lazyPart } from '../../navigation/chunks.ts'
import { paths } from '../../navigation/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { SwitchKindIcon, TrashIcon } from '../../ui/icons.ts'
import { Page, type Breadcrumb } from '../../ui/Page.tsx'
import { PeopleSection } from '../../leasing/assignments/PeopleSection.tsx'
import { AssetTimeline } from '../../marketplace/listing-life/AssetTimeline.tsx'
import { ListingCounts } from '../../marketplace/listing-life/ListingCounts.tsx'
import { ListingEnd } from './ListingEnd.tsx'
import { OwnersPanel } from '../../properties/owners/OwnersPanel.tsx'
import { UnitsSection } from '../../properties/units/UnitsSection.tsx'
import { ListingWords } from '../../properties/properties/owned/ListingWords.tsx'
import { ListingChecklist } from '../../properties/properties/owned/ListingChecklist.tsx'
import { EditButtons, MarketButton, VisitorLink } from './PropertyActs.tsx'
import { PropertyButtons, PropertyColumns } from '../../properties/properties/owned/PropertyColumns.tsx'
import { PropertyDetails } from '../../properties/properties/owned/PropertyDetails.tsx'
import { addressText, HeadStatus, openChecksOf, PropertyHead } from '../../properties/properties/owned/PropertyHead.tsx'
import { PropertyPhotos } from '../../properties/properties/owned/PropertyPhotos.tsx'
import { deletingObstacle, usePropertyActions } from './use-property-actions.tsx'

const SwitchClassificationDialog = lazyPart(() =>
  import('../../leasing/assignments/SwitchClassificationDialog.tsx').then((part) => part.SwitchClassificationDialog),
)

/** A property as those see it who manage it: everything, and everything that can be done. */
export function ManagedProperty({ details, list }: { details: UserAssetDetails; list: Breadcrumb }) {
  const navigate = useNavigate()
  const [isSwitching, setIsSwitching] = useState(false)
  const actions = usePropertyActions({ onDeleted: () => void navigate(list.to, { replace: true }) })
  const building = details.Building && { text: details.Building.Title, to: paths.viewProperty(details.Building.AssetId) }
  return (
    <Page
      title={details.Title}
      status={<HeadStatus details={details} />}
      description={addressText(details)}
      breadcrumbs={building ? [list, building] : [list]}
      action={<MarketButton details={details} actions={actions} />}
    >
      <PropertyColumns
        lead={
          <>
            <PropertyHead details={details} />
            <PropertyButtons>
              <EditButtons details={details} />
              <VisitorLink details={details} />
              <Button icon={SwitchKindIcon} variant="quiet" onClick={() => setIsSwitching(true)}>
                {details.CategoryId === CATEGORIES.Commercial ? 'Make it residential' : 'Make it commercial'}
              </Button>
              <Button
                icon={TrashIcon}
                variant="quiet"
                disabledReason={deletingObstacle({ isListed: details.IsListed })}
                onClick={() => actions.askToDelete(details)}
              >
                Delete
              </Button>
            </PropertyButtons>
          </>
        }
        side={
          <>
            <ListingChecklist details={details} />
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
            <PeopleSection details={details} />
            {details.Units && <UnitsSection details={details} />}
            <PropertyDetails details={details} />
            <ListingWords details={details} />
            <OwnersPanel assetId={details.AssetId} isUnit={details.ParentAssetId !== null} />
            <PropertyPhotos details={details} />
            {!details.Units && <UnitsSection details={details} />}
          </>
        }
      />
      {actions.dialog}
      {isSwitching && (
        <Suspense fallback={null}>
          <SwitchClassificationDialog home={details} onClose={() => setIsSwitching(false)} />
        </Suspense>
      )}
    </Page>
  )
}
