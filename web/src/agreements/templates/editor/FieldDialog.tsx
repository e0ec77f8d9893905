import type { FieldAttributes } from '@keystead/contract/agreements/templates/template-body.ts'
import {
  FIELD_KINDS,
  FIELD_KINDS_WITH_OPTIONS,
  type FieldKind,
  KNOWN_FIELD_KINDS,
  MAX_FIELD_LABEL,
  MAX_OPTION,
  MAX_OPTIONS,
} from '@keystead/contract/agreements/templates/template.values.ts'
import type { z } from 'zod'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx'
import { CancelButton, FieldRow, Form, FormActions, SubmitButton } from '../../../ui/form/Form.tsx'
import { SelectField } from '../../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import type { Attributes } from '../../../ui/rich-text/atom-kinds.ts'
import type { AtomDialogProps } from './AskDialog.tsx'
import { type FieldDraft, FieldForm } from './atom-dialogs.forms.ts'
import { text } from './editor.text.ts'

const KIND_CHOICES = FIELD_KINDS.map((kind) => ({ Id: kind, Text: text.kinds[kind] }))
/** Of kinds that need no words of their own. */
const OWN_LABELS: readonly FieldKind[] = ['signature', 'initials', ...KNOWN_FIELD_KINDS]

function draftOf(attributes: Attributes | null, roles: readonly string[]): FieldDraft {
  if (!attributes) return { kind: null, role: roles.length === 1 ? roles[0]! : null, label: '', isRequired: true, options: '' }
  const { kind, role, label, isRequired, options } = attributes as z.output<typeof FieldAttributes>
  return { kind, role: roles.includes(role) ? role : null, label, isRequired, options: options.join('\n') }
}

/** A field that the parties of a role fill in when they sign. */
export function FieldDialog({ attributes, roles, onSave, onClose }: AtomDialogProps & { roles: readonly string[] }) {
  const form = useContractForm(FieldForm, draftOf(attributes, roles))
  const kind = form.watch('kind')
  const hasOptions = kind !== null && FIELD_KINDS_WITH_OPTIONS.includes(kind)

  function suggestLabel(picked: FieldKind | null) {
    const label = form.getValues('label').trim()
    const isOfKind = label === '' || OWN_LABELS.some((one) => text.kinds[one] === label)
    if (isOfKind) form.setValue('label', picked && OWN_LABELS.includes(picked) ? text.kinds[picked] : '')
  }

  return (
    <Dialog open onClose={onClose} title={text.fieldTitle} description={text.fieldHelp}>
      <Form
        form={form}
        guard={false}
        onSubmit={(field) => {
          onSave(field)
          onClose()
        }}
      >
        <FieldRow>
          <SelectField
            name="kind"
            label={text.kind}
            choices={KIND_CHOICES}
            help={text.kindHelp}
            onPick={(id) => suggestLabel(id as FieldKind | null)}
          />
          <SelectField name="role" label={text.role} choices={roles.map((role) => ({ Id: role, Text: role }))} />
        </FieldRow>
        <TextField name="label" label={text.label} help={text.labelHelp} maxLength={MAX_FIELD_LABEL} />
        {hasOptions && <TextAreaField name="options" label={text.options} help={text.optionsHelp} max={MAX_OPTIONS * (MAX_OPTION + 1)} />}
        <CheckboxField name="isRequired" label={text.isRequired} />
        <FormActions>
          <SubmitButton>{attributes ? text.save : text.insertIt}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
