import { useRef, useState } from 'react'
import { upload, type UploadPurpose } from '../../api/upload.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { begun, failedWith, fileToSend, type FileUpload, sentSoFar, type SendingFile } from '../form/file-upload.ts'
import { toast } from '../toast.tsx'
import { createPlaces } from './places.ts'

export type PictureUploads = {
  uploads: readonly FileUpload[]
  send: (files: readonly File[]) => void
  retry: (id: string) => void
  /** Stops a file that is on its way, or takes a failed one off the list. */
  remove: (id: string) => void
}

/** More at once would only make each of them slower. */
const MOST_AT_ONCE = 3

/**
 * Files travel side by side, three at most; each becomes a picture as soon as it and those before it are there, so that they stand in
 * the order in which they were chosen. `add` makes it one.
 */
export function usePictureUploads(purpose: UploadPurpose, add: (uploadId: string) => Promise<unknown>): PictureUploads {
  const [uploads, setUploads] = useState<readonly SendingFile[]>([])
  const lastAdded = useRef<Promise<void>>(Promise.resolve())
  const [places] = useState(() => createPlaces(MOST_AT_ONCE))

  function change(id: string, news: Partial<FileUpload>) {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...news } : one)))
  }

  function drop(id: string) {
    setUploads((all) => all.filter((one) => one.id !== id))
  }

  /** Answers whether it has become a picture. */
  function begin(sending: SendingFile): Promise<boolean> {
    const { id, file, stop } = sending
    const onProgress = (share: number) => change(id, sentSoFar(share))
    const sent = places.take(() => {
      stop.signal.throwIfAborted()
      change(id, begun)
      return upload(file, purpose, { signal: stop.signal, onProgress })
    })
    const before = lastAdded.current
    const added = Promise.all([sent, before]).then(([{ UploadId }]) => {
      stop.signal.throwIfAborted()
      return add(UploadId)
    })
    lastAdded.current = added.then(
      () => drop(id),
      (error: unknown) => {
        if (stop.signal.aborted) drop(id)
        else change(id, failedWith(error))
      },
    )
    return added.then(
      () => true,
      () => false,
    )
  }

  function start(files: readonly File[]) {
    const fresh = files.map((file) => fileToSend(file))
    setUploads((all) => [...all, ...fresh])
    say(fresh.map(begin))
  }

  return {
    uploads,
    send: start,
    retry(id) {
      const failed = uploads.find((one) => one.id === id)
      if (!failed) return
      const again = fileToSend(failed.file, id)
      setUploads((all) => all.map((one) => (one.id === id ? again : one)))
      say([begin(again)])
    },
    remove(id) {
      const going = uploads.find((one) => one.id === id)
      going?.stop.abort()
      drop(id)
    },
  }
}

/** Once for all that were chosen together. */
function say(sent: readonly Promise<boolean>[]): void {
  void Promise.all(sent).then((added) => added.includes(true) && toast.success(messages.imageCreated))
}
