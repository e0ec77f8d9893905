import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { CopyIcon, DownloadIcon, PrinterIcon } from '../../ui/icons.ts'
import { toast } from '../../ui/toast.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
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
      toast.success('Recovery codes copied.')
    } catch {
      toast.error('They could not be copied. Please print them or keep them as a file.')
    }
  }

  return (
    <div ref={sheet} className={styles.sheet}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        Keep your recovery codes
      </h3>
      <p>Each signs you in once when your phone is not at hand. They are shown this once: keep them where only you find them.</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={styles.actions} data-print="hide">
        <Button icon={CopyIcon} size="sm" onClick={() => void copy()}>
          Copy
        </Button>
        <Button icon={PrinterIcon} size="sm" onClick={() => window.print()}>
          Print
        </Button>
        <Button icon={DownloadIcon} size="sm" onClick={() => download(text)}>
          Download
        </Button>
      </div>
      <div data-print="hide">
        <Button variant="primary" onClick={onKept}>
          I have kept them
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
