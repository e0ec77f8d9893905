import { MAX_MOVE_IN_FEES } from '@keystead/contract/properties/fields/field-shapes.ts'
import { useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../../ui/Button.tsx'
import { FieldGroup } from '../../../ui/form/FieldShell.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useField } from '../../../ui/form/use-field.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { PlusIcon, TrashIcon } from '../../../ui/icons.ts'
import { PROPERTY_LABELS, type PropertyDraft } from './property-fields.ts'
import styles from './PropertyForm.module.css'
import { text } from './terms.text.ts'

const HELP = text.feesHelp

/** Fees of moving in that have no field of their own: a name and an amount each. */
export function MoveInFeeFields() {
  const { control } = useFormContext<PropertyDraft>()
  const { fields, append, remove } = useFieldArray<PropertyDraft, 'MoveInFees'>({ control, name: 'MoveInFees' })
  const field = useField({ name: 'MoveInFees', help: HELP })
  const addButton = useRef<HTMLButtonElement>(null)
  const isFull = fields.length >= MAX_MOVE_IN_FEES

  return (
    <FieldGroup label={PROPERTY_LABELS.MoveInFees} help={HELP} optional field={field}>
      {fields.length > 0 && (
        <ul className={styles.fees}>
          {fields.map(({ id }, index) => (
            <li key={id} className={styles.fee}>
              <TextField name={`MoveInFees.${index}.Name`} label={text.fee} placeholder={text.cleaning} maxLength={60} />
              <MoneyField name={`MoveInFees.${index}.Amount`} label={text.amount} />
              <IconButton
                icon={TrashIcon}
                label={text.removeFee({ number: index + 1 })}
                onClick={() => {
                  remove(index)
                  // A row that goes hands the focus on instead of losing it.
                  addButton.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={addButton}
          size="sm"
          icon={PlusIcon}
          disabledReason={isFull ? text.feesFull({ most: MAX_MOVE_IN_FEES }) : null}
          onClick={() => append({ Name: '', Amount: '' }, { focusName: `MoveInFees.${fields.length}.Name` })}
        >
          {text.addFee}
        </Button>
      </div>
    </FieldGroup>
  )
}
