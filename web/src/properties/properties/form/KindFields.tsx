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
import { text } from './facts.text.ts'

const LISTING_DETAILS: Record<number, string> = {
  1: text.forRent,
  2: text.forSale,
  3: text.forLease,
  4: text.rentToOwn,
  5: text.sublease,
  6: text.shortTerm,
}
const ACCESS_DETAILS: Record<number, string> = {
  1: text.entirePlace,
  2: text.ownRoom,
  3: text.sharedRoom,
}
const OFFICE_DETAILS: Record<number, string> = {
  1: text.entirePlace,
  2: text.ownOffice,
  3: text.sharedRoom,
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
      <LockedFields reason={lock} label={text.offer}>
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
        {asksAboutSale && <CheckboxField name="AlsoForSale" label={PROPERTY_LABELS.AlsoForSale} help={text.alsoForSaleHelp} />}
        <RadioCards
          name="AccessTypeId"
          label={PROPERTY_LABELS.AccessTypeId}
          choices={ACCESS_TYPES.map(({ Id, Text }) => ({ Id, Text, detail: accessDetails[Id] }))}
        />
      </LockedFields>
    </>
  )
}
