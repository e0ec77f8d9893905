import {
  ApplicationChanged,
  GetApplicationDetails,
  UpdateApplication,
} from '@keystead/contract/applications/applications/application.operations.ts'
import { messages } from '@keystead/contract/applications/applications/applications-messages.text.ts'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { toast } from '../../ui/toast.tsx'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { MoveFields } from '../applications/MoveFields.tsx'
import { editDraftOf, EditForm, mergeEdits } from './edit.forms.ts'
import { text } from './questions.text.ts'

type EditApplicationDialogProps = { application: ApplicationDetails; onClose: () => void }

/** When the household would move in, for how long, and the message of a draft. */
export function EditApplicationDialog({ application, onClose }: EditApplicationDialogProps) {
  const { ApplicationId } = application
  const update = useCommand(UpdateApplication)
  const [initial] = useState(() => editDraftOf(application))
  const form = useContractForm(EditForm, initial)
  const { save, notice } = useVersionedForm(form, {
    initial,
    changed: ApplicationChanged,
    loadNewest: async () => editDraftOf(await call(GetApplicationDetails, { ApplicationId })),
    merge: mergeEdits,
  })
  return (
    <Dialog open onClose={onClose} title={text.editTitle}>
      <Form
        form={form}
        label={text.editTitle}
        onSubmit={async (typed) => {
          await save(update.run({ ApplicationId, ...typed }))
          toast.success(messages.updated)
          onClose()
        }}
      >
        {notice}
        <MoveFields />
        <FormActions>
          <SubmitButton>{text.save}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
