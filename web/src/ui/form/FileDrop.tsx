import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { formatBytes, UPLOAD_STATES } from '@keystead/contract/values/uploads.ts'
import { useEffect, useEffectEvent, useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react'
import { Button } from '../Button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { CameraIcon, CloseIcon, UploadIcon } from '../icons.ts'
import { ProgressBar } from '../ProgressBar.tsx'
import { useIsHandheld } from '../use-is-handheld.ts'
import { chooseFiles, type FileChoice, type FileRules, preparedFiles, refusalOf } from './file-rules.ts'
import { type FileUpload, isOnItsWay } from './file-upload.ts'
import styles from './FileDrop.module.css'
import { text } from './file-drop.text.ts'

export type FileDropProps = FileRules & {
  label: string
  /** What is wanted, in a few words: `A CSV file, up to 512 MB`. */
  hint: string
  /** Media types for the chooser of a phone, so that it offers its photos. The endings when left out, and elsewhere. */
  accept?: string
  /** Makes of a file what is sent instead, or says why that cannot be. */
  prepare?: (file: File) => Promise<File | string>
  /** Takes what is pasted wherever the focus is; for a page that is about these files. */
  pasteAnywhere?: boolean
  /** Offers the camera of a phone as a button of its own. */
  camera?: boolean
  /** Files that were dropped elsewhere on the page, to be taken as if they were dropped here. */
  given?: readonly File[] | null
  uploads: readonly FileUpload[]
  onFiles: (files: File[]) => void
  /** Stops one that is being sent, or takes a line off the list. */
  onRemove: (id: string) => void
  onRetry?: (id: string) => void
}

/** Takes files by dropping, choosing and pasting, refuses what the rules refuse, and shows each on its way. */
export function FileDrop({
  label,
  hint,
  extensions,
  maxBytes,
  tooLarge,
  room,
  accept,
  prepare,
  pasteAnywhere,
  camera,
  given = null,
  uploads,
  onFiles,
  onRemove,
  onRetry,
}: FileDropProps) {
  const hintId = useId()
  const [isOver, setIsOver] = useState(false)
  const isHandheld = useIsHandheld()
  const [isPreparing, setIsPreparing] = useState(false)
  const [refused, setRefused] = useState<FileChoice['refused']>([])

  async function take(list: Iterable<File> | null) {
    const files = [...(list ?? [])]
    if (files.length === 0) return
    const choice = chooseFiles(files, { extensions, maxBytes, tooLarge, room })
    setRefused(choice.refused)
    setIsPreparing(true)
    const { accepted, refused: unfit } = await preparedFiles(choice.accepted, prepare)
    setIsPreparing(false)
    setRefused([...choice.refused, ...unfit])
    if (accepted.length > 0) onFiles(accepted)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    void take(event.dataTransfer.files)
  }

  function paste(event: ClipboardEvent | globalThis.ClipboardEvent) {
    const files = event.clipboardData?.files
    if (!files || files.length === 0) return
    event.preventDefault()
    void take(files)
  }

  const lastGiven = useRef<readonly File[] | null>(null)
  const takeGiven = useEffectEvent(take)
  useEffect(() => {
    if (given === lastGiven.current) return
    lastGiven.current = given
    void takeGiven(given)
  }, [given])

  const pasteOnPage = useEffectEvent(paste)
  useEffect(() => {
    if (!pasteAnywhere) return
    const listen = (event: globalThis.ClipboardEvent) => pasteOnPage(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [pasteAnywhere])

  useEffect(() => {
    document.addEventListener('dragover', refuseFiles)
    document.addEventListener('drop', refuseFiles)
    return () => {
      document.removeEventListener('dragover', refuseFiles)
      document.removeEventListener('drop', refuseFiles)
    }
  }, [])

  return (
    <div onPaste={pasteAnywhere ? undefined : paste}>
      <div
        className={classNames(styles.zone, isOver && styles.over, room <= 0 && styles.full)}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Icon of={UploadIcon} size="xl" />
        <p className={styles.title}>{room > 0 ? label : messages.maximumFiles}</p>
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
        <input
          type="file"
          multiple={room > 1}
          accept={isHandheld && accept ? accept : extensions.map((extension) => `.${extension}`).join(',')}
          disabled={room <= 0}
          aria-label={label}
          aria-describedby={hintId}
          onChange={(event) => {
            void take(event.target.files)
            // The same file can be chosen again after it was taken out.
            event.target.value = ''
          }}
        />
      </div>
      {camera && isHandheld && room > 0 && (
        <label className={styles.camera}>
          <Icon of={CameraIcon} />
          {text.takeAPhoto}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            onChange={(event) => {
              void take(event.target.files)
              event.target.value = ''
            }}
          />
        </label>
      )}
      <div role="status">
        {isPreparing && prepare && <p className={classNames(styles.list, styles.hint)}>{text.readingTheFiles}</p>}
        {refused.length > 0 && (
          <>
            <p className={classNames(styles.list, styles.refused)}>{refusalOf(refused)}</p>
            <ul className={styles.list}>
              {refused.map(({ name, reason }) => (
                <li key={name} className={styles.refused}>
                  {name}: {reason}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {uploads.length > 0 && (
        <ul className={styles.list}>
          {uploads.map((upload) => (
            <li key={upload.id} className={styles.item}>
              <div className={styles.words}>
                <UploadLine upload={upload} />
              </div>
              {upload.state === UPLOAD_STATES.Failed && onRetry && (
                <Button size="sm" variant="quiet" onClick={() => onRetry(upload.id)}>
                  {text.tryAgain}
                </Button>
              )}
              <IconButton
                icon={CloseIcon}
                label={isOnItsWay(upload) ? text.stopName({ name: upload.name }) : text.removeName({ name: upload.name })}
                onClick={() => onRemove(upload.id)}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A file that is dropped beside the place for it would be opened by the browser, instead of this page. */
function refuseFiles(event: globalThis.DragEvent): void {
  if (!event.defaultPrevented && event.dataTransfer?.types.includes('Files')) event.preventDefault()
}

function UploadLine({ upload }: { upload: FileUpload }) {
  if (isOnItsWay(upload)) return <ProgressBar label={upload.name} value={upload.progress} />
  return (
    <>
      <p className={styles.name}>{upload.name}</p>
      {upload.state === UPLOAD_STATES.Failed ? (
        <p className={styles.refused} role="alert">
          {upload.message ?? messages.someProblem}
        </p>
      ) : (
        <p className={`${styles.hint} tabular`}>{formatBytes(upload.bytes)}</p>
      )}
    </>
  )
}
