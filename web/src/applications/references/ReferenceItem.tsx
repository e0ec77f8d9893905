import { AskReference, RemindReference } from '@keystead/contract/applications/references/reference.operations.ts'
import type { ReferenceRequest } from '@keystead/contract/applications/references/reference.schemas.ts'
import { messages } from '@keystead/contract/applications/references/references-messages.text.ts'
import type { CallFailure } from '../../api/failure.ts'
import { asCallFailure } from '../../api/failure.ts'
import { formatMoment } from '@keystead/contract/values/dates.ts'
import { useRef } from 'react'
import { useCommand } from '../../api/query.ts'
import { Badge, type Tone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { useTimeZone } from '../../ui/use-time-zone.ts'
import { AnswerFacts } from './AnswerFacts.tsx'
import { lineOf } from './reference-words.ts'
import { text } from './references.text.ts'
import styles from './References.module.css'

type ReferenceItemProps = { applicationId: string; reference: ReferenceRequest }

const TONES: Readonly<Record<keyof typeof text.states, Tone>> = {
  open: 'neutral',
  asked: 'info',
  answered: 'good',
  declined: 'neutral',
  notThem: 'warn',
}

/** One of those whom a form names: how it stands, what they answered, and the press that asks them. */
export function ReferenceItem({ applicationId, reference }: ReferenceItemProps) {
  const { Kind, Name, About, State, Obstacle } = reference
  const item = useRef<HTMLLIElement>(null)
  useFocusHandedOn(item)
  const timeZone = useTimeZone()
  const state = State ?? 'open'
  const line = lineOf(reference, (moment) => formatMoment(new Date(moment), timeZone))
  return (
    <li ref={item}>
      <p className={styles.name}>
        <bdi>{Name}</bdi>
        <Badge tone={TONES[state]}>{text.states[state]}</Badge>
      </p>
      <p className={styles.help}>{About === null ? text.kindsAlone[Kind] : text.kinds[Kind]({ about: About })}</p>
      {line && <p className={styles.help}>{line}</p>}
      {Obstacle && <p className={styles.help}>{messages.obstacles[Obstacle]}</p>}
      <AnswerFacts reference={reference} />
      <Asking applicationId={applicationId} reference={reference} />
    </li>
  )
}

function Asking({ applicationId: ApplicationId, reference }: ReferenceItemProps) {
  const { FormId, Kind, Place, ReferenceId, Name: name, CanAsk, CanRemind } = reference
  const ask = useCommand(AskReference)
  const remind = useCommand(RemindReference)
  if (CanAsk) {
    return (
      <OnePress
        label={text.ask}
        longLabel={text.askWho({ name })}
        command={ask}
        run={() => ask.run({ ApplicationId, FormId, Kind, Place })}
      />
    )
  }
  if (!CanRemind || ReferenceId === null) return null
  return (
    <OnePress
      label={text.remind}
      longLabel={text.remindWho({ name })}
      command={remind}
      run={() => remind.run({ ApplicationId, ReferenceId })}
    />
  )
}

type OnePressProps = {
  label: string
  longLabel: string
  command: { readonly pending: boolean; readonly failure: CallFailure | null }
  run: () => Promise<unknown>
}

function OnePress({ label, longLabel, command: { pending, failure }, run }: OnePressProps) {
  async function press() {
    try {
      await run()
    } catch (error) {
      // What the server refuses is said below; a defect of ours must reach the console.
      if (asCallFailure(error) !== error) reportError(error)
      return
    }
    toast.success(messages.asked)
  }
  return (
    <>
      {failure && !failure.wasDismissed && (
        <p role="alert" className={styles.refused}>
          {failure.message}
        </p>
      )}
      <div>
        <Button size="sm" aria-label={longLabel} busy={pending} onClick={() => void press()}>
          {label}
        </Button>
      </div>
    </>
  )
}
