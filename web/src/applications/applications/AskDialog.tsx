import type { AnyOperation } from '@keystead/contract/rpc/operation.ts'
import { asCallFailure } from '../../api/failure.ts'
import type { Command } from '../../api/query.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './Ask.module.css'

type AskDialogProps = Pick<ConfirmDialogProps, 'title' | 'confirmText' | 'cancelText' | 'tone'> & {
  consequence: string
  command: Pick<Command<AnyOperation>, 'pending' | 'failure'>
  run: () => Promise<unknown>
  /** Said in passing once it is done. */
  success: string
  onDone: () => void
  onClose: () => void
}

/** Asks before something is done, and says in the same window where it was refused. */
export function AskDialog({ title, consequence, confirmText, cancelText, tone, command, run, success, onDone, onClose }: AskDialogProps) {
  const { pending, failure } = command

  async function confirm() {
    try {
      await run()
    } catch (error) {
      // A defect of ours must reach the console; what the server refuses is said below.
      if (asCallFailure(error) !== error) reportError(error)
      return
    }
    toast.success(success)
    onDone()
  }

  return (
    <ConfirmDialog
      open
      tone={tone}
      title={title}
      consequence={
        <>
          {failure && !failure.wasDismissed && (
            <span role="alert" className={styles.refused}>
              {failure.message}
            </span>
          )}
          {consequence}
        </>
      }
      confirmText={confirmText}
      cancelText={cancelText}
      busy={pending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
