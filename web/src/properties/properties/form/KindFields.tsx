import { isAsked } from '@keystead/contract/properties/properties/asked-fields.ts'
import {
  ACCESS_TYPES,
  ASSET_TYPES,
  CATEGORIES,
  LISTING_TYPES,
  type CategoryId,
} from '@keystead/contract/properties/fields/property.values.ts'
import { useFormContext, useWatch } from 'react-hook-form'
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx'
import { LockedFields } from '../../../ui/form/LockedFields.tsx'
import { RadioCards } from '../../../ui/form/RadioCards.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { PROPERTY_LABELS, type PropertyDraft } from './property-fields.ts'

const LISTING_DETAILS: Record<number, string> = {
  1: 'Rent by the month, week or year',
  2: 'One price, once',
  3: 'A commercial lease',
  4: 'Rent that leads to a sale',
  5: 'You rent it yourself and pass it on',
  6: 'Days or weeks at a time',
}
const ACCESS_DETAILS: Record<number, string> = {
  1: 'All of it, for one party',
  2: 'A room of one’s own, the rest shared',
  3: 'A place in a room with others',
}
const OFFICE_DETAILS: Record<number, string> = {
  1: 'All of it, for one party',
  2: 'A room of one’s own in a shared space',
  3: 'A place in a room with others',
}

/** What it is, and what is done with it. */
export function KindFields({ category, lock }: { category: CategoryId; lock: string | null }) {
  const { control, getValues } = useFormContext<PropertyDraft>()
  const [ListingTypeId] = useWatch({ control, name: ['ListingTypeId'] })
  const isResidential = category === CATEGORIES.Residential
  const accessDetails = isResidential ? ACCESS_DETAILS : OFFICE_DETAILS
  const asksAboutSale = ListingTypeId !== null && isAsked('AlsoForSale', { ...getValues(), ListingTypeId })
  return (
    <>
      <LockedFields reason={lock} label="What is offered">
        <SelectField
          name="AssetTypeId"
          label={PROPERTY_LABELS.AssetTypeId}
          choices={ASSET_TYPES.filter((type) => type.CategoryId === category)}
        />
        <RadioCards
          name="ListingTypeId"
          label={PROPERTY_LABELS.ListingTypeId}
          choices={LISTING_TYPES.filter((type) => type.categories.includes(category)).map(({ Id, Text }) => ({
            Id,
            Text,
            detail: LISTING_DETAILS[Id],
          }))}
        />
        {asksAboutSale && (
          <CheckboxField
            name="AlsoForSale"
            label={PROPERTY_LABELS.AlsoForSale}
            help="It then stands in both searches, with its rent in one and its price in the other."
          />
        )}
        <RadioCards
          name="AccessTypeId"
          label={PROPERTY_LABELS.AccessTypeId}
          choices={ACCESS_TYPES.map(({ Id, Text }) => ({ Id, Text, detail: accessDetails[Id] }))}
        />
      </LockedFields>
    </>
  )
}
