import { CATEGORIES, type CategoryId } from '@keystead/contract/assets/properties/property.values.ts'
import { paths } from '../../../app/paths.ts'
import type { PropertyStep } from './property-steps.ts'

/** The address where a property is edited, at a step of its form. */
export function manageAddress({ AssetId, CategoryId }: { AssetId: string; CategoryId: number }, step?: PropertyStep): string {
  const place = CategoryId === CATEGORIES.Commercial ? paths.manageCommercialProperty : paths.manageResidentialProperty
  return step ? `${place(AssetId)}&step=${step}` : place(AssetId)
}

export function addAddress(category: CategoryId): string {
  return category === CATEGORIES.Commercial ? paths.addCommercialProperty() : paths.addResidentialProperty()
}
