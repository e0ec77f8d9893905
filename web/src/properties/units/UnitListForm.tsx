import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { AddAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { unitsInput } from '@keystead/contract/properties/units/unit.forms.ts'
import { useEffect, useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { paths } from '../../navigation/paths.ts'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { MoneyField } from '../../ui/form/MoneyField.tsx'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { TrashIcon } from '../../ui/icons.ts'
import { toast } from '../../ui/toast.tsx'
import { asksPrice, hasRooms, type UnitsInput, type UnitsTemplate } from './units-draft.ts'
import { unitsText } from '../properties/home-texts.ts'
import styles from './UnitListForm.module.css'

type UnitListFormProps = { building: UserAssetDetails; template: UnitsTemplate; units: UnitsInput['Units'] }

/** The units one by one, before they are made. */
export function UnitListForm({ building, template, units }: UnitListFormProps) {
  const navigate = useNavigate()
  const add = useCommand(AddAssetUnits)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasPhotos = building.Images.length > 0
  const form = useContractForm(unitsInput, {
    AssetId: building.AssetId,
    AssetTypeId: template.AssetTypeId ?? 0,
    ListingTypeId: template.ListingTypeId ?? 0,
    RentFrequencyId: 1,
    AvailableOn: null,
    WithPhotos: hasPhotos,
    Units: units,
  })

  useEffect(() => heading.current?.focus(), [])

  async function save(input: UnitsInput) {
    const { AssetIds } = await add.run(input)
    toast.success(`${unitsText(AssetIds.length)} added.`)
    void navigate(paths.viewProperty(building.AssetId, 'units'))
  }

  return (
    <section className={styles.section}>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        {unitsText(units.length)}, one by one
      </h2>
      <p className={styles.note}>Change what differs. They start unlisted.</p>
      <Form form={form} onSubmit={save} label="The units">
        <Rows template={template} />
        <div className={styles.together}>
          <DateField name="AvailableOn" label="Available date" optional help="Empty means available now." />
          {hasPhotos && (
            <CheckboxField
              name="WithPhotos"
              label="Show the photos of the building"
              help="Until a unit has its own. Without a photo it can not be listed."
            />
          )}
        </div>
        <FormActions>
          <AddButton />
        </FormActions>
      </Form>
    </section>
  )
}

function AddButton() {
  const { watch } = useFormContext<UnitsInput>()
  return <SubmitButton>Add {unitsText(watch('Units').length)}</SubmitButton>
}

function Rows({ template }: { template: UnitsTemplate }) {
  const { control } = useFormContext<UnitsInput>()
  const { fields, remove } = useFieldArray({ control, name: 'Units' })
  const rooms = hasRooms(template)
  const isSale = asksPrice(template)
  return (
    <ul className={styles.rows}>
      {fields.map((unit, index) => (
        <li key={unit.id}>
          <fieldset className={styles.row}>
            <legend className="visually-hidden">Unit {unit.UnitNumber}</legend>
            <TextField name={`Units.${index}.UnitNumber`} label="Unit" maxLength={20} autoComplete="off" />
            <NumberField name={`Units.${index}.FloorNumber`} label="Floor" />
            {rooms && <NumberField name={`Units.${index}.Bedrooms`} label="Bedrooms" />}
            {rooms && <NumberField name={`Units.${index}.Bathrooms`} label="Bathrooms" decimals />}
            <NumberField name={`Units.${index}.Area`} label="Area" decimals />
            <MoneyField name={`Units.${index}.${isSale ? 'Price' : 'Rent'}`} label={isSale ? 'Price' : 'Rent'} />
            {template.HasCodes && <TextField name={`Units.${index}.ReferenceCode`} label="Reference code" maxLength={64} />}
            <IconButton
              className={styles.remove}
              icon={TrashIcon}
              label={`Leave out unit ${unit.UnitNumber}`}
              onClick={() => remove(index)}
            />
          </fieldset>
        </li>
      ))}
    </ul>
  )
}
