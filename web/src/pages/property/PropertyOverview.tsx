import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { TenantsCard } from '../../leasing/assignments/TenantsCard.tsx'
import { AssetTimeline } from '../../marketplace/listing-life/AssetTimeline.tsx'
import { viewAddress } from '../../properties/properties/form/property-places.ts'
import { MoneySection } from '../../money/overview/MoneySection.tsx'
import { KeyFactsCard } from '../../properties/properties/owned/KeyFactsCard.tsx'
import { ListingChecklist } from '../../properties/properties/owned/ListingChecklist.tsx'
import { ManagerCard } from '../../properties/properties/owned/ManagerCard.tsx'
import { isKept } from '../../properties/properties/owned/occupancy-text.ts'
import { PropertyColumns } from '../../properties/properties/owned/PropertyColumns.tsx'
import { openChecksOf } from '../../properties/properties/owned/PropertyHead.tsx'
import { usePropertyRights } from '../../properties/properties/owned/property-rights.ts'
import { UnitsOverview } from '../../properties/units/UnitsOverview.tsx'
import { ListingEnd } from './ListingEnd.tsx'
import { ScopesCard } from './ScopesCard.tsx'

/** A property at a glance: who lives there until when, what is to be done next, and what happened last. */
export function PropertyOverview({ details }: { details: UserAssetDetails }) {
  const { AssetId, Relation, Scopes, Units } = details
  const { listing } = usePropertyRights()(details)
  // What a building lacks to be listed whole is seldom what is next.
  const isAskedToList = !Units && listing === null
  return (
    <PropertyColumns
      lead={
        <>
          {Units ? (
            <UnitsOverview totals={Units} unitsLink={viewAddress(AssetId, Relation, 'units')} />
          ) : (
            <TenantsCard details={details} peopleLink={viewAddress(AssetId, Relation, 'people')} />
          )}
          {seesMoney(details) && <MoneySection assetId={AssetId} />}
          {isAskedToList && <ListingChecklist details={details} />}
          {(details.IsListed || !isKept(details)) && <ListingEnd details={details} openChecks={openChecksOf(details)} />}
        </>
      }
      side={
        <>
          <KeyFactsCard details={details} />
          {Relation !== 'manager' && <ManagerCard managedBy={details.ManagedBy} />}
          {Relation === 'agent' && <ScopesCard scopes={Scopes} />}
        </>
      }
      late={<AssetTimeline details={details} allLink={viewAddress(AssetId, Relation, 'activity')} />}
    />
  )
}

/** Who bills about it. Of a building the units are billed for, each on its own page. */
function seesMoney({ Relation, Scopes, Units }: UserAssetDetails): boolean {
  return !Units && (Relation === 'manager' || (Relation === 'agent' && Scopes.includes('invoice')))
}
