import { isAsked } from '@keystead/contract/properties/properties/asked-fields.ts'
import {
  AMENITIES,
  AREA_UNITS,
  CATEGORIES,
  FEATURE_GROUPS,
  NO_PETS,
  PETS_ALLOWED,
  SMOKING,
} from '@keystead/contract/properties/fields/property.values.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceChips } from '../../../ui/form/ChoiceChips.tsx'
import { FieldRow } from '../../../ui/form/Form.tsx'
import { GroupedChips, type ChoiceGroup } from '../../../ui/form/GroupedChips.tsx'
import { LockedFields } from '../../../ui/form/LockedFields.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { FieldSection } from './FieldSection.tsx'
import { OptionalFields } from './OptionalFields.tsx'
import { PROPERTY_LABELS, type PropertyDraft } from './property-fields.ts'

/** How large it is and what it has. */
export function FactsFields({ lock }: { lock: string | null }) {
  const { control, getValues } = useFormContext<PropertyDraft>()
  const draft = getValues()
  const isCommercial = draft.CategoryId === CATEGORIES.Commercial
  const chosenFeatures = useWatch({ control, name: 'AmenityIds' }) ?? []
  return (
    <>
      <FieldSection title="Size">
        {isAsked('Bedrooms', draft) && (
          <FieldRow>
            <NumberField name="Bedrooms" label={PROPERTY_LABELS.Bedrooms} help="0 for a studio." />
            <NumberField
              name="Bathrooms"
              label={PROPERTY_LABELS.Bathrooms}
              help="A half bath counts 0.5, one with a shower but no tub 0.75."
              decimals
            />
          </FieldRow>
        )}
        <FieldRow>
          <NumberField name="Area" label={PROPERTY_LABELS.Area} optional={!isCommercial} decimals />
          <SelectField name="AreaUnitId" label={PROPERTY_LABELS.AreaUnitId} choices={AREA_UNITS} />
        </FieldRow>
      </FieldSection>
      <BuildingFields draft={draft} />
      {isAsked('Zoning', draft) && (
        <OptionalFields title="Use" fields={['Zoning', 'PermittedUse']}>
          <TextField name="Zoning" label={PROPERTY_LABELS.Zoning} optional placeholder={isCommercial ? 'C-2' : 'R-1'} maxLength={80} />
          <TextAreaField name="PermittedUse" label={PROPERTY_LABELS.PermittedUse} optional max={500} rows={3} />
        </OptionalFields>
      )}
      <FieldSection title="Features">
        <GroupedChips
          name="AmenityIds"
          label={PROPERTY_LABELS.AmenityIds}
          optional
          things="features"
          groups={featureGroups(isCommercial, chosenFeatures)}
        />
      </FieldSection>
      {isAsked('PetsAllowedIds', draft) && (
        <FieldSection title="House rules">
          <LockedFields reason={lock} label="House rules">
            <ChoiceChips
              name="PetsAllowedIds"
              label={PROPERTY_LABELS.PetsAllowedIds}
              optional
              help="Assistance animals are not pets and are always welcome."
              choices={PETS_ALLOWED}
              alone={NO_PETS}
            />
            <SelectField name="SmokingId" label={PROPERTY_LABELS.SmokingId} optional choices={SMOKING} placeholder="Not said" />
          </LockedFields>
        </FieldSection>
      )}
    </>
  )
}

const OF_BUILDING = [
  'LotArea',
  'FloorNumber',
  'FloorsCount',
  'YearBuilt',
  'ParkingTotal',
  'GarageSpaces',
  'CeilingHeight',
  'LoadingDocks',
  'Power',
] as const

function BuildingFields({ draft }: { draft: PropertyDraft }) {
  return (
    <OptionalFields title={isAsked('FloorsCount', draft) ? 'Building, lot and parking' : 'Lot and parking'} fields={OF_BUILDING}>
      {isAsked('LotArea', draft) && (
        <FieldRow>
          <NumberField name="LotArea" label={PROPERTY_LABELS.LotArea} optional decimals />
          <SelectField name="LotAreaUnitId" label={PROPERTY_LABELS.LotAreaUnitId} choices={AREA_UNITS} />
        </FieldRow>
      )}
      {isAsked('FloorsCount', draft) && (
        <FieldRow>
          {isAsked('FloorNumber', draft) && (
            <NumberField name="FloorNumber" label={PROPERTY_LABELS.FloorNumber} optional help="The floor that it is on." />
          )}
          <NumberField
            name="FloorsCount"
            label={PROPERTY_LABELS.FloorsCount}
            optional
            help="All floors of the building, 1.5 with a half story."
            decimals
          />
          <NumberField name="YearBuilt" label={PROPERTY_LABELS.YearBuilt} optional />
        </FieldRow>
      )}
      <FieldRow>
        <NumberField name="ParkingTotal" label={PROPERTY_LABELS.ParkingTotal} optional />
        {isAsked('GarageSpaces', draft) && <NumberField name="GarageSpaces" label={PROPERTY_LABELS.GarageSpaces} optional />}
      </FieldRow>
      {isAsked('CeilingHeight', draft) && (
        <>
          <FieldRow>
            <NumberField name="CeilingHeight" label={PROPERTY_LABELS.CeilingHeight} optional help="In feet, where it is lowest." decimals />
            <NumberField name="LoadingDocks" label={PROPERTY_LABELS.LoadingDocks} optional />
          </FieldRow>
          <TextField name="Power" label={PROPERTY_LABELS.Power} optional placeholder="400 A, 480 V, three-phase" maxLength={120} />
        </>
      )}
    </OptionalFields>
  )
}

const ONLY_FOR_BUSINESS = 'For business'
/** Groups that a place of work has as well; the others are those of homes. */
const OF_BUSINESS: readonly string[] = [ONLY_FOR_BUSINESS, 'Building', 'Cooling', 'Heating', 'Flooring', 'Outside', 'Accessibility']

/** The features that this kind of place has, and whatever is chosen already. */
function featureGroups(isCommercial: boolean, chosen: readonly number[]): ChoiceGroup[] {
  const order = isCommercial ? FEATURE_GROUPS.toSorted((a, b) => OF_BUSINESS.indexOf(a) - OF_BUSINESS.indexOf(b)) : FEATURE_GROUPS
  return order
    .map((name) => {
      const isUsual = isCommercial ? OF_BUSINESS.includes(name) : name !== ONLY_FOR_BUSINESS
      return { name, choices: AMENITIES.filter(({ Id, Group }) => Group === name && (isUsual || chosen.includes(Id))) }
    })
    .filter(({ choices }) => choices.length > 0)
}
