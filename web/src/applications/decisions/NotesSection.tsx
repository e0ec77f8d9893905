import { AddApplicationNote } from '@keystead/contract/applications/decisions/decision.operations.ts'
import type { NoteRead } from '@keystead/contract/applications/decisions/decision.schemas.ts'
import { MAX_NOTE } from '@keystead/contract/applications/decisions/decision.values.ts'
import { messages } from '@keystead/contract/applications/decisions/decisions-messages.text.ts'
import { formatMoment } from '@keystead/contract/values/dates.ts'
import { useCommand } from '../../api/query.ts'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { FairHousingNotice } from '../../properties/properties/fair-housing/FairHousingNotice.tsx'
import { Section } from '../../ui/Section.tsx'
import { toast } from '../../ui/toast.tsx'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { text } from './decisions.text.ts'
import { NoteForm } from './note.forms.ts'
import styles from './Decisions.module.css'

type NotesSectionProps = { applicationId: string; notes: readonly NoteRead[]; mayAdd: boolean }

/** What those who decide have noted, and a field for one more. */
export function NotesSection({ applicationId, notes, mayAdd }: NotesSectionProps) {
  const timeZone = useTimeZone()
  return (
    <Section title={text.notes} description={text.notesHelp}>
      {notes.length === 0 && !mayAdd && <p>{text.noNotes}</p>}
      {notes.length > 0 && (
        <ul className={styles.list}>
          {notes.map(({ NoteId, At, By, Text }) => {
            const at = formatMoment(new Date(At), timeZone)
            return (
              <li key={NoteId} className={styles.entry}>
                <p className={styles.words}>{Text}</p>
                <p className={styles.soft}>
                  <bdi>{By === null ? text.at({ at }) : text.byAt({ name: By, at })}</bdi>
                </p>
              </li>
            )
          })}
        </ul>
      )}
      {mayAdd && <NewNote applicationId={applicationId} />}
    </Section>
  )
}

function NewNote({ applicationId }: { applicationId: string }) {
  const add = useCommand(AddApplicationNote)
  const form = useContractForm(NoteForm, { Text: '' })
  return (
    <Form
      form={form}
      label={text.notes}
      onSubmit={async ({ Text }) => {
        await add.run({ ApplicationId: applicationId, Text })
        form.reset({ Text: '' })
        toast.success(messages.noteAdded)
      }}
    >
      <TextAreaField name="Text" label={text.note} help={text.noteHint} max={MAX_NOTE} rows={3} />
      <FairHousingNotice name="Text" />
      <FormActions>
        <SubmitButton>{text.addNote}</SubmitButton>
      </FormActions>
    </Form>
  )
}
