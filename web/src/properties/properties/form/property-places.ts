import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { CATEGORIES, type CategoryId } from '@keystead/contract/properties/fields/property.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { PropertyTab } from '@keystead/contract/navigation/addresses.ts'
import type { FormStep, PropertyStep } from './property-steps.ts'

type Relation = UserAssetDetails['Relation']

/** The address of a property's page, or of a tab of it, as those see it who stand to it like this. */
export function viewAddress(assetId: string, relation: Relation, tab?: PropertyTab): string {
  return relation === 'agent' ? paths.agentViewProperty(assetId, tab) : paths.viewProperty(assetId, tab)
}

type Subject = { AssetId: string; CategoryId: number; /** Of whoever edits; its manager where it is left out. */ Relation?: Relation }

/** The address where a property is edited, at a step of its form. */
export function manageAddress({ AssetId, CategoryId, Relation }: Subject, step?: PropertyStep): string {
  if (Relation === 'agent') return paths.agentEditProperty(AssetId, step)
  const place = CategoryId === CATEGORIES.Commercial ? paths.manageCommercialProperty : paths.manageResidentialProperty
  return step ? `${place(AssetId)}&step=${step}` : place(AssetId)
}

/** The address where a property is added: a new one, or one that was begun as a draft. */
export function addAddress(category: CategoryId, { draftId, step }: { draftId?: string | null; step?: FormStep } = {}): string {
  const place = category === CATEGORIES.Commercial ? paths.addCommercialProperty : paths.addResidentialProperty
  return place({ draft: draftId, step })
}
