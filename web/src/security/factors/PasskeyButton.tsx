import { useState } from 'react'
import { asCallFailure, CallFailure } from '../../api/failure.ts'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { useHasScript } from '../../ui/use-has-script.ts'
import styles from './PasskeyButton.module.css'

type PasskeyButtonProps = Omit<ButtonProps, 'onClick' | 'busy' | 'type'> & { onPress: () => Promise<void> }

/** Asks the browser for a passkey; why it did not work stands below. */
export function PasskeyButton({ onPress, children, ...look }: PasskeyButtonProps) {
  const hasScript = useHasScript()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function press() {
    setIsBusy(true)
    setProblem(null)
    try {
      await onPress()
    } catch (error) {
      if (!(error instanceof CallFailure)) reportError(error)
      setProblem(asCallFailure(error).message)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button {...look} notYet={!hasScript} busy={isBusy} onClick={() => void press()}>
        {children}
      </Button>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  )
}
