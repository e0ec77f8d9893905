import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { useWatch } from 'react-hook-form'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { asksPrice, hasRooms, listingTypesFor, newTemplate, templateRules, unitTypesFor, type UnitsTemplate } from './units-draft.ts'
import { text } from './add-units.text.ts'

type UnitTemplateFormProps = { building: UserAssetDetails; isAgain: boolean; onMade: (template: UnitsTemplate) => void }

/** Which units, and what they have in common. */
export function UnitTemplateForm({ building, isAgain, onMade }: UnitTemplateFormProps) {
  const form = useContractForm(templateRules, newTemplate(building))
  return (
    <Form form={form} onSubmit={onMade} guard={false} label={text.inCommon}>
      <TextField name="Numbers" label={text.unitNumbers} help={text.unitNumbersHelp} placeholder="101-112" autoComplete="off" />
      <Fields building={building} />
      <CheckboxField name="HasFloors" label={text.hasFloors} help={text.hasFloorsHelp} />
      {building.ReferenceCode && (
        <CheckboxField name="HasCodes" label={text.hasCodes} help={text.hasCodesHelp({ code: building.ReferenceCode })} />
      )}
      <FormActions>
        <SubmitButton variant={isAgain ? 'secondary' : 'primary'}>{isAgain ? text.makeListAgain : text.makeList}</SubmitButton>
      </FormActions>
    </Form>
  )
}

function Fields({ building }: { building: UserAssetDetails }) {
  const [AssetTypeId, ListingTypeId] = useWatch({ name: ['AssetTypeId', 'ListingTypeId'] }) as [number | null, number | null]
  return (
    <>
      <FieldRow>
        <SelectField name="AssetTypeId" label={text.propertyType} choices={unitTypesFor(building)} />
        <SelectField name="ListingTypeId" label={text.listingType} choices={listingTypesFor(AssetTypeId)} />
      </FieldRow>
      <FieldRow>
        {hasRooms({ AssetTypeId }) && (
          <>
            <NumberField name="Bedrooms" label={text.bedrooms} optional help={text.bedroomsHelp} />
            <NumberField name="Bathrooms" label={text.bathrooms} optional decimals />
          </>
        )}
        <NumberField name="Area" label={text.area} optional decimals help={text.areaHelp} />
        {asksPrice({ ListingTypeId }) ? (
          <MoneyField name="Price" label={text.price} optional />
        ) : (
          <MoneyField name="Rent" label={text.rent} optional help={text.rentHelp} />
        )}
      </FieldRow>
    </>
  )
}
