import { TakeNoticeBack as TakeNoticeBackCall } from '@keystead/contract/leasing/leases/lease.operations.ts'
import { messages } from '@keystead/contract/leasing/assignments/assignments-messages.text.ts'
import { useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { text } from './notice.text.ts'

/** They stay after all: asks once, for everyone on the lease is told. */
export function TakeNoticeBack({ leaseId, label }: { leaseId: string; label: string }) {
  const takeBack = useCommand(TakeNoticeBackCall)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text.withdrawTitle}
        consequence={text.withdrawConsequence}
        confirmText={text.withdraw}
        cancelText={text.keepNotice}
        tone="normal"
        busy={takeBack.pending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          void withToast(takeBack.run({ LeaseId: leaseId }), messages.noticeTakenBack).then((isDone) => isDone && setAsking(false))
        }
      />
    </>
  )
}
