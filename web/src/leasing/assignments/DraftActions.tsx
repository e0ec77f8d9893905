import { DeleteLeaseDraft, type LeaseRead, RecordLease } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { withToast } from '../../ui/with-toast.ts'
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
  const { LeaseId, Version } = lease
  const names = new Intl.ListFormat('en-US').format(lease.Tenants.map(({ Name }) => Name))
  const ofWhom = <span className="visually-hidden"> with {names}</span>
  return (
    <div className={styles.buttons}>
      <Button size="sm" onClick={() => setAsked('record')}>
        Record the lease{ofWhom}
      </Button>
      <LinkButton size="sm" variant="quiet" to={editAddress}>
        Edit the draft{ofWhom}
      </LinkButton>
      <Button size="sm" variant="quiet" onClick={() => setAsked('delete')}>
        Delete the draft{ofWhom}
      </Button>
      <ConfirmDialog
        open={asked === 'record'}
        tone="normal"
        title={`Record the lease of “${title}” with ${names}?`}
        consequence={`From now on it holds its place. Tenants with an account find their home and are told at once.${isListed ? ' The home leaves the market if its listing runs into the lease.' : ''}`}
        confirmText="Record the lease"
        busy={record.pending}
        onConfirm={() =>
          void withToast(record.run({ LeaseId, Version, Unlist: isListed }), 'The lease is recorded.').then(() => setAsked(null))
        }
        onCancel={() => setAsked(null)}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        title={`Delete the draft of a lease with ${names}?`}
        consequence={`It is gone for good. No one but you has seen it.`}
        confirmText="Delete the draft"
        busy={remove.pending}
        onConfirm={() => void withToast(remove.run({ LeaseId }), 'The draft is deleted.').then(() => setAsked(null))}
        onCancel={() => setAsked(null)}
      />
    </div>
  )
}
