import { AddAssetImages } from '@keystead/contract/assets/images/image.operations.ts'
import { useRef, useState } from 'react'
import { asCallFailure } from '../../api/failure.ts'
import { useCommand } from '../../api/query.ts'
import { randomId } from '../../api/random-id.ts'
import { upload } from '../../api/upload.ts'
import type { FileUpload } from '../../ui/form/FileDrop.tsx'
import { createPlaces } from './places.ts'

type Sending = FileUpload & { file: File; stop: AbortController }

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
  const [uploads, setUploads] = useState<readonly Sending[]>([])
  const add = useCommand(AddAssetImages)
  const lastAdded = useRef<Promise<void>>(Promise.resolve())
  const [places] = useState(() => createPlaces(MOST_AT_ONCE))

  function change(id: string, news: Partial<FileUpload>) {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...news } : one)))
  }

  function drop(id: string) {
    setUploads((all) => all.filter((one) => one.id !== id))
  }

  function begin(sending: Sending) {
    const { id, file, stop } = sending
    const onProgress = (share: number) => change(id, { progress: share < 1 ? share : null })
    const sent = places.take(() => {
      stop.signal.throwIfAborted()
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
        else change(id, { state: 'failed', message: failureText(error) })
      },
    )
  }

  function start(files: readonly File[]) {
    const fresh = files.map((file) => sendingOf(file, randomId()))
    setUploads((all) => [...all, ...fresh])
    for (const sending of fresh) begin(sending)
  }

  return {
    uploads,
    send: start,
    retry(id) {
      const failed = uploads.find((one) => one.id === id)
      if (!failed) return
      const again = sendingOf(failed.file, id)
      setUploads((all) => all.map((one) => (one.id === id ? again : one)))
      begin(again)
    },
    remove(id) {
      const going = uploads.find((one) => one.id === id)
      going?.stop.abort()
      drop(id)
    },
  }
}

function sendingOf(file: File, id: string): Sending {
  return { id, file, name: file.name, bytes: file.size, progress: 0, state: 'sending', stop: new AbortController() }
}

function failureText(error: unknown): string {
  const { message, fields } = asCallFailure(error)
  return Object.values(fields)[0] ?? message
}
