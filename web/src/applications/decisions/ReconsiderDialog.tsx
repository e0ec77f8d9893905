import { ReconsiderApplication } from '@keystead/contract/applications/decisions/decision.operations.ts'
import { MAX_OTHER_REASON } from '@keystead/contract/applications/decisions/decision.values.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import type { ApplicationDetails } from '../applications/application-details.ts'
import { text } from './decide.text.ts'
import { ReconsiderForm } from './reconsider.forms.ts'
import { useVersion } from './use-version.ts'

/** Asks why before a decision is taken back: its people read it. */
export function ReconsiderDialog({ application, onClose }: { application: ApplicationDetails; onClose: () => void }) {
  const { ApplicationId, Version } = application
  const reconsider = useCommand(ReconsiderApplication)
  const asRead = useVersion(ApplicationId, Version)
  const form = useContractForm(ReconsiderForm, { Reason: '' })
  return (
    <Dialog open onClose={onClose} title={text.reconsiderTitle} description={text.reconsiderHelp}>
      <Form
        form={form}
        onSubmit={async ({ Reason }) => {
          await asRead((version) => reconsider.run({ ApplicationId, Version: version, Reason }))
          toast.success(text.takenBack)
          onClose()
        }}
      >
        <TextAreaField name="Reason" label={text.reason} max={MAX_OTHER_REASON} rows={3} />
        <FormActions>
          <SubmitButton>{text.reconsider}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
