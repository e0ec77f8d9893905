import { DeleteLeaseDraft, EditLeaseDraft, type LeaseRead, RecordLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { listText } from '@keystead/contract/text/list-text.ts'
import { useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { useMay } from '../../sessions/rights.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './people.text.ts'
import styles from './Assignments.module.css'

type DraftActionsProps = {
  lease: LeaseRead
  /** Of the property. */
  title: string
  /** Where the draft is written. */
  editAddress: string
  isListed: boolean
}

/** What its maker does with a draft of a lease: makes it the lease, goes on writing, or throws it away. */
export function DraftActions({ lease, title, editAddress, isListed }: DraftActionsProps) {
  const [asked, setAsked] = useState<'record' | 'delete' | null>(null)
  const record = useCommand(RecordLease)
  const remove = useCommand(DeleteLeaseDraft)
  const may = useMay()
  const { LeaseId, Version } = lease
  const names = listText(lease.Tenants.map(({ Name }) => Name))
  const ofWhom = <span className="visually-hidden"> {text.withNames({ names })}</span>
  return (
    <div className={styles.buttons}>
      {may(RecordLease) && (
        <Button size="sm" onClick={() => setAsked('record')}>
          {text.recordLease}
          {ofWhom}
        </Button>
      )}
      {may(EditLeaseDraft) && (
        <LinkButton size="sm" variant="quiet" to={editAddress}>
          {text.editDraft}
          {ofWhom}
        </LinkButton>
      )}
      {may(DeleteLeaseDraft) && (
        <Button size="sm" variant="quiet" onClick={() => setAsked('delete')}>
          {text.deleteDraft}
          {ofWhom}
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'record'}
        tone="normal"
        title={text.recordTitle({ title, names })}
        consequence={isListed ? text.recordConsequenceListed : text.recordConsequence}
        confirmText={text.recordLease}
        busy={record.pending}
        onConfirm={() => void withToast(record.run({ LeaseId, Version, Unlist: isListed }), text.leaseRecorded).then(() => setAsked(null))}
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        title={text.deleteTitle({ names })}
        consequence={text.deleteConsequence}
        confirmText={text.deleteDraft}
        busy={remove.pending}
        onConfirm={() => void withToast(remove.run({ LeaseId }), text.draftDeleted).then(() => setAsked(null))}
        onCancel={() => setAsked(null)}
      />
    </div>
  )
}
