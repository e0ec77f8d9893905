import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CheckIcon } from '../../ui/icons.ts'
import { withToast } from '../../ui/with-toast.ts'
import styles from './Signing.module.css'
import { type Agreement, ownParty } from './signing-state.ts'
import { text } from './signing.text.ts'

type ApproveButtonProps = { agreement: Agreement; onApprove: (digest: string) => Promise<unknown>; onDone: () => void }

/** For those who say yes to a paper without signing it; those who only read it are told what they can do here. */
export function ApproveButton({ agreement, onApprove, onDone }: ApproveButtonProps) {
  const [isBusy, setIsBusy] = useState(false)
  const { PaperDigest } = agreement
  const part = ownParty(agreement)?.Part
  if (part === 'viewer') return <p className={styles.note}>{text.viewWords}</p>
  if (part !== 'approver' || PaperDigest === null) return null

  async function approve(digest: string) {
    setIsBusy(true)
    await withToast(
      onApprove(digest).then((answer) => {
        if (answer !== null) onDone()
      }),
    )
    setIsBusy(false)
  }

  return (
    <>
      <p className={styles.note}>{text.approveWords}</p>
      <Button variant="primary" icon={CheckIcon} busy={isBusy} onClick={() => void approve(PaperDigest)}>
        {text.approve}
      </Button>
    </>
  )
}
