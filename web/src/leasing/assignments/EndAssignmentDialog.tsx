import { UnassignAssetInput } from '@keystead/contract/leasing/assignments/assignment.forms.ts'
import { GetAssignmentEndPreview, UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { messages } from '@keystead/contract/leasing/assignments/assignments-messages.text.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { endingWords, type Ending } from './ending-words.ts'
import { text } from './ending.text.ts'
import styles from './Assignments.module.css'

type EndAssignmentDialogProps = { ending: Ending; onClose: () => void; onEnded?: () => void }

/** Asks before someone loses a property: who, which one, what they lose; which day was the last, and why. */
export function EndAssignmentDialog({ ending, onClose, onEnded }: EndAssignmentDialogProps) {
  const end = useCommand(UnassignAsset)
  const preview = useCall(GetAssignmentEndPreview, { AssignmentId: ending.assignmentId }, { enabled: ending.role === 'tenant' })
  const form = useContractForm(UnassignAssetInput, {
    AssignmentId: ending.assignmentId,
    EndsOn: null,
    Reason: null,
    WithUnits: ending.unitsCount > 0,
    WithOthers: false,
  })
  const { title, consequences, confirm } = endingWords(ending)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={
        <ul className={styles.plain}>
          {[...consequences, ...(preview.data?.Leaves ?? [])].map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
      }
    >
      <Form
        form={form}
        onSubmit={async (typed) => {
          await end.run(typed)
          toast.success(messages.propertyUnassigned)
          onClose()
          onEnded?.()
        }}
      >
        {ending.hasBegun && <DateField name="EndsOn" label={text.endDate} help={text.endDateHelp} optional />}
        {ending.unitsCount > 0 && (
          <CheckboxField
            name="WithUnits"
            label={text.withUnits({ count: ending.unitsCount })}
            help={ending.isSelf ? text.ownUnitsHelp : text.agentUnitsHelp({ name: ending.name })}
          />
        )}
        {ending.othersCount > 0 && (
          <CheckboxField name="WithOthers" label={text.othersLeave({ count: ending.othersCount })} help={text.othersLeaveHelp} />
        )}
        <TextAreaField name="Reason" label={text.reason} help={text.reasonHelp} max={300} rows={2} optional />
        <FormActions>
          <SubmitButton variant="danger">{confirm}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
