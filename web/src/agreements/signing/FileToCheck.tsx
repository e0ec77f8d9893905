import { formatBytes } from '@keystead/contract/values/uploads.ts'
import { type DragEvent, useEffect, useId, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { UploadIcon } from '../../ui/icons.ts'
import { text } from './check-agreement.text.ts'
import styles from './CheckAgreement.module.css'
import { MAX_CHECKED_BYTES } from './read-checked-file.ts'

/** Where a file is dropped or chosen. Any is taken: what is none of ours is to be told so. */
export function FileToCheck({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const hintId = useId()
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    document.addEventListener('dragover', refuseFiles)
    document.addEventListener('drop', refuseFiles)
    return () => {
      document.removeEventListener('dragover', refuseFiles)
      document.removeEventListener('drop', refuseFiles)
    }
  }, [])

  function take(files: FileList | null) {
    const [file] = files ?? []
    if (file && !isBusy) onFile(file)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }

  return (
    <div
      className={classNames(styles.zone, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Icon of={UploadIcon} size="xl" />
      <p className={styles.drop}>{text.drop}</p>
      <p id={hintId} className={styles.note}>
        {text.hint({ size: formatBytes(MAX_CHECKED_BYTES) })}
      </p>
      <input
        type="file"
        accept=".pdf,application/pdf"
        aria-label={text.drop}
        aria-describedby={hintId}
        onChange={(event) => {
          take(event.target.files)
          // The same file can be chosen again.
          event.target.value = ''
        }}
      />
    </div>
  )
}

/** A file that is dropped beside the place for it would be opened by the browser, instead of this page. */
function refuseFiles(event: globalThis.DragEvent): void {
  if (!event.defaultPrevented && event.dataTransfer?.types.includes('Files')) event.preventDefault()
}
