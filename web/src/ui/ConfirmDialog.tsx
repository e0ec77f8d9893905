import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { DialogWindow } from './DialogWindow.tsx'

export type ConfirmDialogProps = {
  open: boolean
  /** Names the thing: `Delete 12 Oak Street?` */
  title: string
  /** What will happen, and whether it can be undone. */
  consequence: ReactNode
  /** The verb of the title: `Delete property`. Never `OK`. */
  confirmText: string
  cancelText?: string
  /** Red for what destroys, which asks `Are you sure?` as well (spec §8). */
  tone?: 'danger' | 'normal'
  busy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be taken back. The first focus is on the harmless answer. */
export function ConfirmDialog({
  open,
  title,
  consequence,
  confirmText,
  cancelText = 'Cancel',
  tone = 'danger',
  busy,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <DialogWindow
      open={open}
      onClose={() => busy || onCancel()}
      role="alertdialog"
      title={title}
      description={
        tone === 'danger' ? (
          <>
            {consequence} {messages.areYouSure}
          </>
        ) : (
          consequence
        )
      }
      actions={
        <>
          <Button onClick={() => busy || onCancel()} data-first-focus>
            {cancelText}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    />
  )
}
