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

type UnitTemplateFormProps = { building: UserAssetDetails; isAgain: boolean; onMade: (template: UnitsTemplate) => void }

/** Which units, and what they have in common. */
export function UnitTemplateForm({ building, isAgain, onMade }: UnitTemplateFormProps) {
  const form = useContractForm(templateRules, newTemplate(building))
  return (
    <Form form={form} onSubmit={onMade} guard={false} label="What they have in common">
      <TextField
        name="Numbers"
        label="Unit numbers"
        help="Numbers and ranges with commas between them: 101-112, 201-206, PH. At most 50 at once."
        placeholder="101-112"
        autoComplete="off"
      />
      <Fields building={building} />
      <CheckboxField name="HasFloors" label="The number tells the floor" help="101 is on floor 1, 1204 on floor 12." />
      {building.ReferenceCode && (
        <CheckboxField
          name="HasCodes"
          label="Give each a reference code"
          help={`From the code of the building: ${building.ReferenceCode}-101.`}
        />
      )}
      <FormActions>
        <SubmitButton variant={isAgain ? 'secondary' : 'primary'}>{isAgain ? 'Make the list again' : 'Make the list'}</SubmitButton>
      </FormActions>
    </Form>
  )
}

function Fields({ building }: { building: UserAssetDetails }) {
  const [AssetTypeId, ListingTypeId] = useWatch({ name: ['AssetTypeId', 'ListingTypeId'] }) as [number | null, number | null]
  return (
    <>
      <FieldRow>
        <SelectField name="AssetTypeId" label="Property type" choices={unitTypesFor(building)} />
        <SelectField name="ListingTypeId" label="Listing type" choices={listingTypesFor(AssetTypeId)} />
      </FieldRow>
      <FieldRow>
        {hasRooms({ AssetTypeId }) && (
          <>
            <NumberField name="Bedrooms" label="Bedrooms" optional help="0 for a studio." />
            <NumberField name="Bathrooms" label="Bathrooms" optional decimals />
          </>
        )}
        <NumberField name="Area" label="Area" optional decimals help="Square feet." />
        {asksPrice({ ListingTypeId }) ? (
          <MoneyField name="Price" label="Price" optional />
        ) : (
          <MoneyField name="Rent" label="Rent" optional help="A month." />
        )}
      </FieldRow>
    </>
  )
}
