import { AddAssetImages } from '@keystead/contract/properties/images/image.operations.ts'
import { useRef, useState } from 'react'
import { useCommand } from '../../api/query.ts'
import { upload } from '../../api/upload.ts'
import { messages } from '@keystead/contract/properties/images/images-messages.text.ts'
import { begun, failedWith, fileToSend, type FileUpload, sentSoFar, type SendingFile } from '../../ui/form/file-upload.ts'
import { toast } from '../../ui/toast.tsx'
import { createPlaces } from './places.ts'

export type ImageUploads = {
  uploads: readonly FileUpload[]
  send: (files: readonly File[]) => void
  retry: (id: string) => void
  /** Stops a file that is on its way, or takes a failed one off the list. */
  remove: (id: string) => void
}

/** More at once would only make each of them slower. */
const MOST_AT_ONCE = 3

/**
 * Files travel side by side, three at most; each becomes a picture of the property as soon as it and those before it are
 * there, so that they stand in the order in which they were chosen.
 */
export function useImageUploads(assetId: string): ImageUploads {
  const [uploads, setUploads] = useState<readonly SendingFile[]>([])
  const add = useCommand(AddAssetImages)
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
      return upload(file, 'asset-image', { signal: stop.signal, onProgress })
    })
    const before = lastAdded.current
    const added = Promise.all([sent, before]).then(([{ UploadId }]) => {
      stop.signal.throwIfAborted()
      return add.run({ AssetId: assetId, Images: [{ UploadId }] })
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
