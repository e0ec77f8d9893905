import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CopyIcon, DownloadIcon, PrinterIcon } from '../../ui/icons.ts'
import { toast } from '../../ui/toast.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { text as words } from './totp.text.ts'
import styles from './RecoveryCodes.module.css'

const FILE_NAME = 'keystead-recovery-codes.txt'

/** The codes, this once: to copy, to print, to keep as a file. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const sheet = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useFocusHandedOn(sheet)
  // They stand where the button was that asked for them.
  useEffect(() => title.current?.focus(), [])
  const text = codes.join('\n')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(words.copied)
    } catch {
      toast.error(words.notCopied)
    }
  }

  return (
    <div ref={sheet} className={styles.sheet}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {words.keepTitle}
      </h3>
      <p>{words.keepIntro}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions} data-print="hide">
        <Button icon={CopyIcon} size="sm" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button icon={PrinterIcon} size="sm" onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button icon={DownloadIcon} size="sm" onClick={() => download(text)}>
          {words.download}
        </Button>
      </div>
      <div data-print="hide">
        <Button variant="primary" onClick={onKept}>
          {words.kept}
        </Button>
      </div>
    </div>
  )
}

function download(text: string): void {
  const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = FILE_NAME
  link.click()
  URL.revokeObjectURL(address)
}
