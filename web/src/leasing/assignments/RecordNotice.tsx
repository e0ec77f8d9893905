import type { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../navigation/chunks.ts'
import { Button } from '../../ui/Button.tsx'

const NoticeDialog = lazyPart(() => import('./NoticeDialog.tsx').then((part) => part.NoticeDialog))

const and = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** They said it elsewhere, or have no account to say it here. */
export function RecordNotice({ lease }: { lease: LeaseRead }) {
  const [isOpen, setOpen] = useState(false)
  if (lease.IsDraft || lease.State !== 'current' || lease.Notice) return null
  const names = and.format(lease.Tenants.filter(({ State }) => State !== 'past').map(({ Name }) => Name))
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        Record notice<span className="visually-hidden"> of {names}</span>
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <NoticeDialog
            leaseId={lease.LeaseId}
            title="Record notice"
            consequences={[
              `What ${names} told you. Those who have an account are told that you recorded it.`,
              'The home counts as “Notice given” until that day. The lease goes on until you end it.',
            ]}
            help={{ day: 'The last day on which they live there.', note: 'Tenants who have an account read it.' }}
            confirm="Record notice"
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
