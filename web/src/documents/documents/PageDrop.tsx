import { type DragEvent, type ReactNode, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './Documents.module.css'
import { text } from './documents.text.ts'

type PageDropProps = {
  /** What they are added to. */
  place: string
  /** Null: nothing is taken here. */
  onFiles: ((files: File[]) => void) | null
  children: ReactNode
}

const bringsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Takes files that are dropped anywhere on it. Choosing them is a button’s, for the keyboard. */
export function PageDrop({ place, onFiles, children }: PageDropProps) {
  const [isOver, setIsOver] = useState(false)
  if (!onFiles) return <div className={styles.main}>{children}</div>
  return (
    <div
      className={classNames(styles.main, isOver && styles.dropping)}
      onDragOver={(event) => {
        if (!bringsFiles(event)) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false)
      }}
      onDrop={(event) => {
        // A form that is open over the page has a place of its own.
        if (!bringsFiles(event) || event.isDefaultPrevented()) return
        event.preventDefault()
        setIsOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {isOver && (
        <p className={styles.dropWords} role="status">
          {text.dropHere({ folder: place })}
        </p>
      )}
      {children}
    </div>
  )
}
