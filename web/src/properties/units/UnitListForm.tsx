import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { AddAssetUnits } from '@keystead/contract/properties/units/unit.operations.ts'
import { unitsInput } from '@keystead/contract/properties/units/unit.forms.ts'
import { useEffect, useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
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
import styles from './UnitListForm.module.css'
import { text } from './add-units.text.ts'

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
    toast.success(text.added({ count: AssetIds.length }))
    void navigate(paths.viewProperty(building.AssetId, 'units'))
  }

  return (
    <section className={styles.section}>
      <h2 ref={heading} className={styles.title} tabIndex={-1}>
        {text.listTitle({ count: units.length })}
      </h2>
      <p className={styles.note}>{text.listNote}</p>
      <Form form={form} onSubmit={save} label={text.listLabel}>
        <Rows template={template} />
        <div className={styles.together}>
          <DateField name="AvailableOn" label={text.availableDate} optional help={text.availableDateHelp} />
          {hasPhotos && <CheckboxField name="WithPhotos" label={text.withPhotos} help={text.withPhotosHelp} />}
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
  return <SubmitButton>{text.addButton({ count: watch('Units').length })}</SubmitButton>
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
            <legend className="visually-hidden">{text.unitOf({ number: unit.UnitNumber })}</legend>
            <TextField name={`Units.${index}.UnitNumber`} label={text.unit} maxLength={20} autoComplete="off" />
            <NumberField name={`Units.${index}.FloorNumber`} label={text.floor} />
            {rooms && <NumberField name={`Units.${index}.Bedrooms`} label={text.bedrooms} />}
            {rooms && <NumberField name={`Units.${index}.Bathrooms`} label={text.bathrooms} decimals />}
            <NumberField name={`Units.${index}.Area`} label={text.area} decimals />
            <MoneyField name={`Units.${index}.${isSale ? 'Price' : 'Rent'}`} label={isSale ? text.price : text.rent} />
            {template.HasCodes && <TextField name={`Units.${index}.ReferenceCode`} label={text.referenceCode} maxLength={64} />}
            <IconButton
              className={styles.remove}
              icon={TrashIcon}
              label={text.leaveOut({ number: unit.UnitNumber })}
              onClick={() => remove(index)}
            />
          </fieldset>
        </li>
      ))}
    </ul>
  )
}
