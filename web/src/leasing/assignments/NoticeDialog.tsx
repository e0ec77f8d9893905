import { GiveNoticeInput } from '@keystead/contract/leasing/leases/lease.forms.ts'
import { GiveNotice } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { MOST_NOTE_CHARACTERS } from '@keystead/contract/leasing/leases/lease.values.ts'
import { messages } from '@keystead/contract/leasing/assignments/assignments-messages.text.ts'
import { useCommand } from '../../api/query.ts'
import { LawHint } from '../../places/state-law/LawHint.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { text } from './notice.text.ts'
import styles from './Assignments.module.css'

type NoticeDialogProps = {
  leaseId: string
  title: string
  /** What it does, and what it does not do. */
  consequences: readonly string[]
  /** Of the moving day, and of the note. */
  help: { day: string; note: string }
  confirm: string
  /** Whose law on notices is shown, where that is known. */
  stateId?: number | null
  onClose: () => void
}

/** By which day tenants move out: said by one of them, or recorded by those who were told. */
export function NoticeDialog({ leaseId, title, consequences, help, confirm, stateId, onClose }: NoticeDialogProps) {
  const give = useCommand(GiveNotice)
  const form = useContractForm(GiveNoticeInput, { LeaseId: leaseId, MovesOutOn: '', Note: null })
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
        label={title}
        onSubmit={async (input) => {
          await give.run(input)
          toast.success(messages.noticeGiven)
          onClose()
        }}
      >
        <DateField name="MovesOutOn" label={text.movingDay} help={help.day} />
        <LawHint stateId={stateId} topic="NoticeToEndByTenant" />
        <TextAreaField name="Note" label={text.note} help={help.note} max={MOST_NOTE_CHARACTERS} rows={3} optional />
        <FormActions>
          <SubmitButton>{confirm}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
