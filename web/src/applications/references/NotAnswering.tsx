import { DeclineReference } from '@keystead/contract/applications/references/reference.operations.ts'
import { useState } from 'react'
import { asCallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Section } from '../../ui/Section.tsx'
import { text } from './give-reference.text.ts'
import type { Giving } from './ReferenceForm.tsx'
import styles from './References.module.css'

/** No one has to answer, and an address may be someone else's. Each is asked once more, since it can't be taken back. */
export function NotAnswering({ giving }: { giving: Giving }) {
  const [asked, setAsked] = useState<'decline' | 'notThem' | null>(null)
  return (
    <Section title={text.otherwise}>
      <div className={styles.tools}>
        <Button onClick={() => setAsked('decline')}>{text.decline}</Button>
        <Button onClick={() => setAsked('notThem')}>{text.notThem}</Button>
      </div>
      {asked && <Confirm asked={asked} giving={giving} onClose={() => setAsked(null)} />}
    </Section>
  )
}

type ConfirmProps = { asked: 'decline' | 'notThem'; giving: Giving; onClose: () => void }

function Confirm({ asked, giving, onClose }: ConfirmProps) {
  const { token, applicantName: name, landlordName: landlord, onGiven, onOver } = giving
  const { run, pending, failure } = useCommand(DeclineReference)
  const consequence = asked === 'decline' ? text.declineConsequence({ landlord, name }) : text.notThemConsequence({ landlord, name })

  async function confirm() {
    try {
      onGiven((await run({ Token: token, IsNotThem: asked === 'notThem' })).State)
    } catch (error) {
      const failed = asCallFailure(error)
      if (failed !== error) reportError(error)
      // It was answered or has ended meanwhile: the page shows how it stands.
      if (failed.status === 404 || failed.status === 409) onOver()
    }
  }

  return (
    <ConfirmDialog
      open
      tone="normal"
      title={text[asked]}
      consequence={
        <>
          {failure && !failure.wasDismissed && <span role="alert">{failure.message} </span>}
          {consequence}
        </>
      }
      confirmText={text[asked]}
      cancelText={text.goBack}
      busy={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
