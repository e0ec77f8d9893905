import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { OwnersPanel } from '../../properties/owners/OwnersPanel.tsx'
import { PropertyDetails } from '../../properties/properties/owned/PropertyDetails.tsx'

/** What a property is, and whose: the latter is not for agents. */
export function PropertyFacts({ details }: { details: UserAssetDetails }) {
  return (
    <>
      <PropertyDetails details={details} />
      {details.Relation !== 'agent' && <OwnersPanel assetId={details.AssetId} isUnit={details.ParentAssetId !== null} />}
    </>
  )
}
