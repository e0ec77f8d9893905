import { MIN_DESCRIPTION_CHARACTERS } from '@keystead/contract/assets/properties/property.listing.ts'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { PROPERTY_LABELS } from './property-fields.ts'

/** What strangers read, and what only you do. */
export function DescriptionFields() {
  return (
    <>
      <TextAreaField
        name="Description"
        label={PROPERTY_LABELS.Description}
        help={`What makes it good to be there: light, rooms, neighborhood. ${MIN_DESCRIPTION_CHARACTERS} characters or more before it can be listed.`}
        max={5000}
        rows={8}
      />
      <TextAreaField
        name="PrivateRemarks"
        label={PROPERTY_LABELS.PrivateRemarks}
        optional
        help="Only you see these: key codes, people to call."
        max={2000}
      />
    </>
  )
}
