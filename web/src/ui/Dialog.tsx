import { useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { type Holds, DialogHolds } from './dialog-holds.ts'
import { type DialogProps, DialogWindow } from './DialogWindow.tsx'
import { text } from './dialog.text.ts'

type HeldDialogProps = DialogProps & {
  /** What was typed is still there when it is opened again, so it closes without a question. */
  keepsTyped?: boolean
}

/** A window over the page. What was typed in its forms does not go without a question, and it stays while they are sent. */
export function Dialog(props: HeldDialogProps) {
  return props.open ? <HeldDialog {...props} /> : null
}

function HeldDialog({ onClose, keepsTyped, children, ...window }: HeldDialogProps) {
  const [holds] = useState<Holds>(() => new Map())
  const [isAsking, setIsAsking] = useState(false)

  function close() {
    const held = [...holds.values()]
    if (held.includes('sending')) return
    if (held.includes('typed') && !keepsTyped) setIsAsking(true)
    else onClose()
  }

  return (
    <DialogWindow {...window} onClose={close}>
      <DialogHolds value={holds}>{children}</DialogHolds>
      <ConfirmDialog
        open={isAsking}
        title={text.closeWithoutSaving}
        consequence={text.whatYouTypedHereHas}
        confirmText="Close"
        cancelText="Stay"
        onConfirm={onClose}
        onCancel={() => setIsAsking(false)}
      />
    </DialogWindow>
  )
}
