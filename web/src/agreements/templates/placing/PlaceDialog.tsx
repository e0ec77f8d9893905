import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import {
  FIELD_KINDS_WITH_OPTIONS,
  MAX_FIELD_LABEL,
  MAX_OPTION,
  MAX_OPTIONS,
} from '@keystead/contract/agreements/templates/template.values.ts'
import { useState } from 'react'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx'
import { CancelButton, FieldRow, Form, FormActions, SubmitButton } from '../../../ui/form/Form.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { KINDS } from './field-looks.ts'
import type { Size } from './geometry.ts'
import { draftOfField, placedForm } from './place-dialog.forms.ts'
import styles from './Placing.module.css'
import { text } from './placing.text.ts'

type PlaceDialogProps = {
  field: PlacedField
  signers: readonly string[]
  sizes: readonly Size[]
  onSave: (field: PlacedField) => void
  onClose: () => void
}

/** What a placed field is, and exactly where. */
export function PlaceDialog({ field, signers, sizes, onSave, onClose }: PlaceDialogProps) {
  const [rules] = useState(() => placedForm(sizes))
  const form = useContractForm(rules, draftOfField(field, signers))
  return (
    <Dialog open onClose={onClose} title={KINDS[field.kind]}>
      <Form
        form={form}
        guard={false}
        onSubmit={(typed) => {
          onClose()
          onSave({ ...typed.field, ...typed.place })
        }}
      >
        <FieldRow>
          <TextField name="field.label" label={text.label} help={text.labelHelp} maxLength={MAX_FIELD_LABEL} firstFocus dir="auto" />
          <SelectField name="field.role" label={text.role} choices={signers.map((role) => ({ Id: role, Text: role }))} />
        </FieldRow>
        {FIELD_KINDS_WITH_OPTIONS.includes(field.kind) && (
          <TextAreaField name="field.options" label={text.options} help={text.optionsHelp} max={MAX_OPTIONS * (MAX_OPTION + 1)} />
        )}
        <CheckboxField name="field.isRequired" label={text.isRequired} />
        <fieldset className={styles.exact}>
          <legend>{text.place}</legend>
          <p className={styles.help}>{text.placeHelp}</p>
          <NumberField name="place.page" label={text.pageNumber} />
          <div className={styles.numbers}>
            <NumberField name="place.x" label={text.left} decimals />
            <NumberField name="place.y" label={text.top} decimals />
            <NumberField name="place.width" label={text.width} decimals />
            <NumberField name="place.height" label={text.height} decimals />
          </div>
        </fieldset>
        <FormActions>
          <SubmitButton>{text.save}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
