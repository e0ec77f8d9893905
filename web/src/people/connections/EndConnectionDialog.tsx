import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/people/connections/connections-messages.text.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { GetConnectionEndPreview } from '@keystead/contract/people/connections/connection-steps.operations.ts'
import { useCall } from '../../api/query.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SubmitButton } from '../../ui/form/Form.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { CheckIcon, CloseIcon } from '../../ui/icons.ts'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { ReasonForm } from './ReasonForm.tsx'
import type { ConnectionSubject } from './use-connection-actions.tsx'
import { text as words } from './connection-actions.text.ts'
import styles from './EndConnectionDialog.module.css'

type EndConnectionDialogProps = { connection: ConnectionSubject; onClose: () => void }

/** Says who it is about and everything that follows, before a connection is ended. */
export function EndConnectionDialog({ connection, onClose }: EndConnectionDialogProps) {
  const { ConnectionId, With } = connection
  const preview = useCall(GetConnectionEndPreview, { ConnectionId })
  return (
    <Dialog open onClose={onClose} role="alertdialog" title={words.endTitle({ name: With.Name })} description={words.endIntro}>
      {preview.data ? (
        <Consequences {...preview.data} />
      ) : preview.error ? (
        <ErrorState failure={preview.error} onRetry={() => void preview.refetch()} compact />
      ) : (
        <TextSkeleton count={3} />
      )}
      <ReasonForm connection={connection} status={CONNECTION_STATES.Terminated} done={messages.connectionEnded} onDone={onClose} rows={2}>
        <SubmitButton variant="danger" disabledReason={preview.data ? null : words.previewPending}>
          {words.endConnection}
        </SubmitButton>
        <Button onClick={onClose} data-first-focus>
          {words.keepIt}
        </Button>
      </ReasonForm>
    </Dialog>
  )
}

function Consequences({ Ends, Keeps }: OutputOf<typeof GetConnectionEndPreview>) {
  return (
    <>
      <section className={styles.part} aria-labelledby="what-ends">
        <h3 id="what-ends" className={styles.heading}>
          {words.ends}
        </h3>
        {Ends.length === 0 && <p>{words.endsNothing}</p>}
        <ul className={styles.list}>
          {counted(Ends).map(({ key, count, Title, What, IsLease }) => (
            <li key={key} className={styles.ends}>
              <Icon of={CloseIcon} size="sm" />
              <span>
                <strong>{Title}</strong>
                {count > 1 && ` ${words.times({ count })}`}
                <span className={styles.what}>
                  {What} {IsLease && <Badge tone="warn">{words.lease}</Badge>}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="what-stays">
        <h3 id="what-stays" className={styles.heading}>
          {words.stays}
        </h3>
        <ul className={styles.list}>
          {Keeps.map((text) => (
            <li key={text} className={styles.stays}>
              <Icon of={CheckIcon} size="sm" />
              {text}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

type End = OutputOf<typeof GetConnectionEndPreview>['Ends'][number]

/** Units of a building may read alike: they are told once, with how many there are. */
function counted(ends: readonly End[]): (End & { key: string; count: number })[] {
  const byText = new Map<string, End & { key: string; count: number }>()
  for (const end of ends) {
    const key = `${end.Title} ${end.What}`
    byText.set(key, { ...end, key, count: (byText.get(key)?.count ?? 0) + 1 })
  }
  return [...byText.values()]
}
