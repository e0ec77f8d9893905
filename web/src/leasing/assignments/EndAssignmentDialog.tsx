import { UnassignAssetInput } from '@keystead/contract/leasing/assignments/assignment.forms.ts'
import { UnassignAsset } from '@keystead/contract/leasing/assignments/assignment.operations.ts'
import { messages } from '@keystead/contract/text/messages.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { unitsText } from '../../properties/properties/home-texts.ts'
import { endingWords, type Ending } from './ending-words.ts'
import styles from './Assignments.module.css'

type EndAssignmentDialogProps = { ending: Ending; onClose: () => void; onEnded?: () => void }

/** Asks before someone loses a property: who, which one, what they lose; which day was the last, and why. */
export function EndAssignmentDialog({ ending, onClose, onEnded }: EndAssignmentDialogProps) {
  const end = useCommand(UnassignAsset)
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
          {consequences.map((consequence) => (
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
        {ending.hasBegun && (
          <DateField
            name="EndsOn"
            label="End date"
            help="The last day, today at the latest. Leave it empty and the property is free from today on."
            optional
          />
        )}
        {ending.unitsCount > 0 && (
          <CheckboxField
            name="WithUnits"
            label={`With its ${unitsText(ending.unitsCount)}`}
            help={ending.isSelf ? 'Those of them that are in your hands.' : `Those of them that ${ending.name} works for.`}
          />
        )}
        {ending.othersCount > 0 && (
          <CheckboxField
            name="WithOthers"
            label={ending.othersCount === 1 ? 'The other tenant leaves as well' : `The ${ending.othersCount} other tenants leave as well`}
            help="The lease ends, and the home is vacant."
          />
        )}
        <TextAreaField name="Reason" label="Reason" help="They read it, and it stays in the history." max={300} rows={2} optional />
        <FormActions>
          <SubmitButton variant="danger">{confirm}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
