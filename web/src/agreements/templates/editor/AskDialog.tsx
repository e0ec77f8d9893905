import { MAX_FIELD_LABEL } from '@keystead/contract/agreements/templates/template.values.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../../ui/form/Form.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import type { Attributes } from '../../../ui/rich-text/atom-kinds.ts'
import { AskForm } from './atom-dialogs.forms.ts'
import { text } from './editor.text.ts'

export type AtomDialogProps = {
  /** Of the one that is changed; null for one that is new. */
  attributes: Attributes | null
  onSave: (attributes: Attributes) => void
  onClose: () => void
}

export function AskDialog({ attributes, onSave, onClose }: AtomDialogProps) {
  const form = useContractForm(AskForm, { label: String(attributes?.['label'] ?? '') })
  return (
    <Dialog open onClose={onClose} title={text.askTitle} description={text.askHelp}>
      <Form
        form={form}
        guard={false}
        onSubmit={(ask) => {
          onSave(ask)
          onClose()
        }}
      >
        <TextField name="label" label={text.question} help={text.questionHelp} maxLength={MAX_FIELD_LABEL} firstFocus />
        <FormActions>
          <SubmitButton>{attributes ? text.save : text.insertIt}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
