import { InviteMessageForm } from '@keystead/contract/leasing/persons/person.forms.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { text } from './invite-persons.text.ts'
import styles from './InvitePersons.module.css'
import { type Invited, useInviteRun } from './use-invite-run.ts'

/** Asks for a line to send along, then invites one after the other and says what became of each. */
export function InvitePersonsDialog({
  ids,
  notNow = text.cancel,
  onClose,
}: {
  ids: readonly string[]
  notNow?: string
  onClose: () => void
}) {
  const { run, start, stop } = useInviteRun(ids)
  const [message, setMessage] = useState<string | null>(null)
  const form = useContractForm(InviteMessageForm, { Message: '' })
  if (!run) {
    return (
      <Dialog open onClose={onClose} title={text.title({ count: ids.length })} description={text.intro}>
        <Form
          form={form}
          label={text.formLabel}
          onSubmit={({ Message }) => {
            setMessage(Message)
            void start(Message)
          }}
        >
          <TextAreaField name="Message" label={text.message} help={text.messageHelp} max={500} rows={3} optional />
          <FormActions>
            <SubmitButton>{text.send({ count: ids.length })}</SubmitButton>
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
      title={run.isRunning ? text.invitingPeople({ count: ids.length }) : text.doneTitle}
      actions={
        run.isRunning ? (
          <Button onClick={stop}>{text.stop}</Button>
        ) : (
          <Button variant="primary" onClick={onClose} data-first-focus>
            {text.close}
          </Button>
        )
      }
    >
      <div className={styles.run} aria-live="polite">
        {run.isRunning && (
          <ProgressBar
            label={text.inviting}
            value={run.results.length}
            max={ids.length}
            text={text.progress({ done: run.results.length, total: ids.length })}
          />
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
        <li>{text.invited({ count: count('sent') })}</li>
        {count('open') > 0 && <li>{text.alreadyInvited({ count: count('open') })}</li>}
        {results.length < total && <li>{text.notBegun({ count: total - results.length })}</li>}
      </ul>
      {refused.length > 0 && (
        <ul className={styles.reasons} aria-label={text.notInvited}>
          {refused.map(({ PersonId, Name, Reason }) => (
            <li key={PersonId}>
              <strong>{Name ?? text.unknownPerson}</strong> <span>{Reason}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
