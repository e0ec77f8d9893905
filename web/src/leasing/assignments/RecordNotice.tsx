import type { LeaseRead } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { listText } from '@keystead/contract/text/list-text.ts'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../navigation/chunks.ts'
import { Button } from '../../ui/Button.tsx'
import { text } from './notice.text.ts'

const NoticeDialog = lazyPart(() => import('./NoticeDialog.tsx').then((part) => part.NoticeDialog))

/** They said it elsewhere, or have no account to say it here. */
export function RecordNotice({ lease, stateId }: { lease: LeaseRead; stateId: number | null }) {
  const [isOpen, setOpen] = useState(false)
  if (lease.IsDraft || lease.State !== 'current' || lease.Notice) return null
  const names = listText(lease.Tenants.filter(({ State }) => State !== 'past').map(({ Name }) => Name))
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        {text.recordNotice}
        <span className="visually-hidden"> {text.ofNames({ names })}</span>
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <NoticeDialog
            leaseId={lease.LeaseId}
            title={text.recordNotice}
            consequences={[text.recordIntro({ names }), text.recordConsequence]}
            help={{ day: text.movingDayHelp, note: text.noteHelp }}
            confirm={text.recordNotice}
            stateId={stateId}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
