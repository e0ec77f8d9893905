import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { manageAddress } from '../form/property-places.ts'
import { STEP_TITLES, type PropertyStep } from '../form/property-steps.ts'
import { usePropertyRights } from './property-rights.ts'
import { text } from './listing-state.text.ts'

/** Beside what is said of a property: to the step of the form that changes it. */
export function EditLink({ details, step }: { details: UserAssetDetails; step: PropertyStep }) {
  const rights = usePropertyRights()(details)
  // The button at the top says why.
  if (step === 'photos' ? rights.listing : rights.words) return null
  return (
    <LinkButton
      to={manageAddress(details, step)}
      variant="quiet"
      size="sm"
      aria-label={text.editStep({ step: STEP_TITLES[step].toLowerCase() })}
    >
      {text.edit}
    </LinkButton>
  )
}
