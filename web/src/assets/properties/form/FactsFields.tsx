import { AMENITIES, AREA_UNITS, CATEGORIES, PETS_ALLOWED } from '@keystead/contract/assets/properties/property.values.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceChips } from '../../../ui/form/ChoiceChips.tsx'
import { FieldRow } from '../../../ui/form/Form.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { isAsked, PROPERTY_LABELS, type PropertyDraft } from './property-fields.ts'

const FIRST_BUILDING_AMENITY = 20
const FIRST_COMMERCIAL_AMENITY = 40
const AIR_CONDITIONING = 1

/** How large it is and what it has. */
export function FactsFields() {
  const { control, getValues } = useFormContext<PropertyDraft>()
  const draft = getValues()
  const isCommercial = draft.CategoryId === CATEGORIES.Commercial
  const chosenAmenities = useWatch({ control, name: 'AmenityIds' })
  const amenities = AMENITIES.filter(({ Id }) => isUsual(Id, isCommercial) || chosenAmenities?.includes(Id))
  return (
    <>
      {isAsked('Bedrooms', draft) && (
        <FieldRow>
          <NumberField name="Bedrooms" label={PROPERTY_LABELS.Bedrooms} help="0 for a studio." />
          <NumberField name="Bathrooms" label={PROPERTY_LABELS.Bathrooms} help="Half baths count 0.5." decimals />
        </FieldRow>
      )}
      <FieldRow>
        <NumberField name="Area" label={PROPERTY_LABELS.Area} optional={!isCommercial} decimals />
        <SelectField name="AreaUnitId" label={PROPERTY_LABELS.AreaUnitId} choices={AREA_UNITS} />
      </FieldRow>
      <FieldRow>
        <NumberField name="FloorsCount" label={PROPERTY_LABELS.FloorsCount} optional />
        <NumberField name="YearBuilt" label={PROPERTY_LABELS.YearBuilt} optional />
        <NumberField name="ParkingTotal" label={PROPERTY_LABELS.ParkingTotal} optional />
      </FieldRow>
      {isCommercial && (
        <>
          <TextField name="Zoning" label={PROPERTY_LABELS.Zoning} optional placeholder="C-2" maxLength={80} />
          <TextAreaField name="PermittedUse" label={PROPERTY_LABELS.PermittedUse} optional max={500} rows={3} />
        </>
      )}
      <ChoiceChips name="AmenityIds" label={PROPERTY_LABELS.AmenityIds} optional choices={amenities} />
      {isAsked('PetsAllowedIds', draft) && (
        <ChoiceChips
          name="PetsAllowedIds"
          label={PROPERTY_LABELS.PetsAllowedIds}
          optional
          help="Assistance animals are not pets and are always welcome."
          choices={PETS_ALLOWED}
        />
      )}
    </>
  )
}

/** Amenities of a building suit both kinds; those of a home only homes, those of a business only businesses. */
function isUsual(id: number, isCommercial: boolean): boolean {
  if (isCommercial) return id >= FIRST_BUILDING_AMENITY || id === AIR_CONDITIONING
  return id < FIRST_COMMERCIAL_AMENITY
}
