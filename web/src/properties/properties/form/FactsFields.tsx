import { isAsked } from '@keystead/contract/properties/properties/asked-fields.ts'
import { AMENITIES, CATEGORIES, FEATURE_GROUPS, NO_PETS, PETS_ALLOWED } from '@keystead/contract/properties/fields/property.values.ts'
import { FORM_FIELDS } from '@keystead/contract/properties/fields/form-fields.derived.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { ChoiceChips } from '../../../ui/form/ChoiceChips.tsx'
import { GroupedChips, type ChoiceGroup } from '../../../ui/form/GroupedChips.tsx'
import { LockedFields } from '../../../ui/form/LockedFields.tsx'
import { FieldSection } from './FieldSection.tsx'
import { OptionalFields } from './OptionalFields.tsx'
import { SectionFields } from './SectionFields.tsx'
import { tellingFields } from './field-rows.ts'
import { PROPERTY_LABELS, type PropertyDraft } from './property-fields.ts'
import { text } from './facts.text.ts'

/** How large it is and what it has. */
export function FactsFields({ lock }: { lock: string | null }) {
  const { control, getValues } = useFormContext<PropertyDraft>()
  const draft = getValues()
  const isCommercial = draft.CategoryId === CATEGORIES.Commercial
  const chosenFeatures = useWatch({ control, name: 'AmenityIds' }) ?? []
  return (
    <>
      <FieldSection title={text.size}>
        <SectionFields section="size" needed={isCommercial ? ['Area'] : ['Bedrooms', 'Bathrooms']} />
      </FieldSection>
      <OptionalFields
        title={isAsked('FloorsCount', draft) ? text.buildingLotAndParking : text.lotAndParking}
        fields={tellingFields('building')}
      >
        <SectionFields section="building" />
      </OptionalFields>
      <OptionalFields title={text.use} fields={tellingFields('use')}>
        <SectionFields section="use" />
      </OptionalFields>
      <FieldSection title={text.features}>
        <GroupedChips
          name="AmenityIds"
          label={PROPERTY_LABELS.AmenityIds}
          optional
          things={text.featuresNoun}
          groups={featureGroups(isCommercial, chosenFeatures)}
        />
        <SectionFields section="features" />
      </FieldSection>
      {isAsked('PetsAllowedIds', draft) && (
        <FieldSection title={text.houseRules}>
          <LockedFields reason={lock} label={text.houseRules}>
            <ChoiceChips
              name="PetsAllowedIds"
              label={PROPERTY_LABELS.PetsAllowedIds}
              optional
              help={FORM_FIELDS.PetsAllowedIds.help}
              choices={PETS_ALLOWED}
              alone={NO_PETS}
            />
            <SectionFields section="rules" />
          </LockedFields>
        </FieldSection>
      )}
    </>
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
