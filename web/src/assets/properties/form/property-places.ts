import { CATEGORIES, type CategoryId } from '@keystead/contract/assets/properties/property.values.ts'
import { paths } from '../../../app/paths.ts'
import type { FormStep, PropertyStep } from './property-steps.ts'

/** The address where a property is edited, at a step of its form. */
export function manageAddress({ AssetId, CategoryId }: { AssetId: string; CategoryId: number }, step?: PropertyStep): string {
  const place = CategoryId === CATEGORIES.Commercial ? paths.manageCommercialProperty : paths.manageResidentialProperty
  return step ? `${place(AssetId)}&step=${step}` : place(AssetId)
}

/** The address where a property is added: a new one, or one that was begun as a draft. */
export function addAddress(category: CategoryId, { draftId, step }: { draftId?: string | null; step?: FormStep } = {}): string {
  const place = category === CATEGORIES.Commercial ? paths.addCommercialProperty : paths.addResidentialProperty
  return place({ draft: draftId, step })
}
