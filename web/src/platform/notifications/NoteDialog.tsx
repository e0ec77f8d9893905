import { NoteForm } from '@keystead/contract/platform/notifications/notification.forms.ts'
import { CreateNotification } from '@keystead/contract/platform/notifications/notification.operations.ts'
import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { messages } from '@keystead/contract/platform/notifications/notifications-messages.text.ts'
import { formatMoment } from '@keystead/contract/values/dates.ts'
import { useWatch } from 'react-hook-form'
import { asCallFailure, CallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { CancelButton, FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { momentOf, NOTE_TIMES } from './note-times.ts'
import { text } from './notifications.text.ts'

const WHEN = [
  { Id: 'now', Text: text.now, detail: text.nowHelp },
  { Id: 'later', Text: text.later, detail: text.laterHelp },
]

/** A note to oneself, for now or as a reminder. No one else sees it. */
export function NoteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={text.addANote} description={text.noteIntro}>
      <NoteFields onClose={onClose} />
    </Dialog>
  )
}

/** The wire has one moment where the form has a day and a time. */
function atDate(message: string): CallFailure {
  return new CallFailure({ ...CallErrors.InvalidInput, fields: { Date: message } })
}

function NoteFields({ onClose }: { onClose: () => void }) {
  const timeZone = useTimeZone()
  const creation = useCommand(CreateNotification)
  const form = useContractForm(NoteForm, { Message: '', When: 'now', Date: null, Time: '09:00' })
  const when = useWatch({ control: form.control, name: 'When' })
  return (
    <Form
      form={form}
      label={text.addANote}
      onSubmit={async ({ Message, When, Date: day, Time }) => {
        const at = When === 'later' && day !== null && Time !== null ? momentOf(day, Time) : null
        if (at && at <= new Date()) throw atDate(messages.reminderIsOver)
        await creation.run({ Message, At: at?.toISOString() ?? null }).catch((error: unknown) => {
          const reason = asCallFailure(error).fields['At']
          throw reason ? atDate(reason) : error
        })
        toast.success(at ? text.reminderSet({ at: formatMoment(at, timeZone) }) : messages.notificationCreated)
        onClose()
      }}
    >
      <TextAreaField name="Message" label={text.note} max={300} rows={3} />
      <RadioCards name="When" label={text.when} choices={WHEN} />
      {when === 'later' && (
        <FieldRow>
          <DateField name="Date" label={text.date} />
          <SelectField name="Time" label={text.time} choices={NOTE_TIMES} />
        </FieldRow>
      )}
      <FormActions>
        <CancelButton onClick={onClose} />
        <SubmitButton>{text.addNote}</SubmitButton>
      </FormActions>
    </Form>
  )
}
