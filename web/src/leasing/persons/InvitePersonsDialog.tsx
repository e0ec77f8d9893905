import { InviteMessageForm } from '@keystead/contract/leasing/persons/person.forms.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import styles from './InvitePersons.module.css'
import { peopleCount } from './person-texts.ts'
import { type Invited, useInviteRun } from './use-invite-run.ts'

/** Asks for a line to send along, then invites one after the other and says what became of each. */
export function InvitePersonsDialog({ ids, notNow = 'Cancel', onClose }: { ids: readonly string[]; notNow?: string; onClose: () => void }) {
  const { run, start, stop } = useInviteRun(ids)
  const [message, setMessage] = useState<string | null>(null)
  const form = useContractForm(InviteMessageForm, { Message: '' })
  if (!run) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={`Invite ${peopleCount(ids.length)}`}
        description="Each gets an email that names you and their home. Those who accept find their lease at once; for those who do not, nothing changes."
      >
        <Form
          form={form}
          label="Invitation"
          onSubmit={({ Message }) => {
            setMessage(Message)
            void start(Message)
          }}
        >
          <TextAreaField
            name="Message"
            label="Message"
            help="The same for all of them. With a link or an address in it, it is shown on the page of the invitation and left out of the email."
            max={500}
            rows={3}
            optional
          />
          <FormActions>
            <SubmitButton>Send {ids.length === 1 ? 'invitation' : 'invitations'}</SubmitButton>
            <Button onClick={onClose}>{notNow}</Button>
          </FormActions>
        </Form>
      </Dialog>
    )
  }
  return (
    <Dialog
      open
      onClose={run.isRunning ? stop : onClose}
      title={run.isRunning ? `Inviting ${peopleCount(ids.length)}` : 'Invitations'}
      actions={
        run.isRunning ? (
          <Button onClick={stop}>Stop</Button>
        ) : (
          <Button variant="primary" onClick={onClose} data-first-focus>
            Close
          </Button>
        )
      }
    >
      <div className={styles.run} aria-live="polite">
        {run.isRunning && (
          <ProgressBar label="Inviting" value={run.results.length} max={ids.length} text={`${run.results.length} of ${ids.length}`} />
        )}
        {run.failure && <ErrorState failure={run.failure} onRetry={() => void start(message)} compact />}
        {!run.isRunning && <Outcome results={run.results} total={ids.length} />}
      </div>
    </Dialog>
  )
}

function Outcome({ results, total }: { results: Invited; total: number }) {
  const count = (outcome: Invited[number]['Outcome']) => results.filter(({ Outcome: one }) => one === outcome).length
  const refused = results.filter(({ Outcome: one }) => one === 'refused')
  return (
    <>
      <ul className={styles.counts}>
        <li>{peopleCount(count('sent'))} invited.</li>
        {count('open') > 0 && <li>{peopleCount(count('open'))} had an invitation already.</li>}
        {results.length < total && <li>{peopleCount(total - results.length)} not begun.</li>}
      </ul>
      {refused.length > 0 && (
        <ul className={styles.reasons} aria-label="Not invited">
          {refused.map(({ PersonId, Name, Reason }) => (
            <li key={PersonId}>
              <strong>{Name ?? 'A person who is gone'}</strong> <span>{Reason}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
