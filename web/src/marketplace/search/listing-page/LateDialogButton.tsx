import { type ComponentType, Suspense, useState } from 'react'
import { Button, type ButtonProps } from '../../../ui/Button.tsx'
import { useHasScript } from '../../../ui/use-has-script.ts'
import styles from './LateDialogButton.module.css'

type DialogState = { open: boolean; onClose: () => void }

type LateDialogButtonProps<About> = Omit<ButtonProps, 'onClick' | 'about'> & {
  /** Made with `lazyPart`: most visitors only look, so the window comes when it is asked for. */
  Dialog: ComponentType<About & DialogState>
  /** What else the window is told. */
  about: About
}

/** A button and its window. What was typed there is kept while the page is open. */
export function LateDialogButton<About extends object>({ Dialog, about, ...button }: LateDialogButtonProps<About>) {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const hasScript = useHasScript()

  function open() {
    setWasOpened(true)
    setIsOpen(true)
  }

  return (
    <>
      <Button {...button} className={styles.scripted} notYet={!hasScript} onClick={open} />
      {wasOpened && (
        <Suspense>
          <Dialog {...about} open={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
