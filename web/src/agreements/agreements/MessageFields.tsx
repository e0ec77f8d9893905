import { MAX_MESSAGE, MAX_SUBJECT, REMINDER_DAYS } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { DateField } from '../../ui/form/DateField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { text } from './draft.text.ts'
import styles from './Draft.module.css'

const REMINDERS = REMINDER_DAYS.map((days) => ({ Id: days, Text: text.everyDays({ count: days }) }))

/** What comes with it, and how long there is time. */
export function MessageFields() {
  return (
    <fieldset className={styles.part}>
      <legend>
        <h2>{text.section.message}</h2>
      </legend>
      <TextField name="Subject" label={text.subject} help={text.subjectHelp} maxLength={MAX_SUBJECT} dir="auto" optional />
      <TextAreaField name="Message" label={text.message} help={text.messageHelp} max={MAX_MESSAGE} optional />
      <FieldRow>
        <DateField name="SignBy" label={text.signBy} help={text.signByHelp} />
        <SelectField
          name="ReminderDays"
          label={text.reminders}
          help={text.remindersHelp}
          choices={REMINDERS}
          placeholder={text.noReminders}
          optional
        />
      </FieldRow>
    </fieldset>
  )
}
