import { UPLOAD_STATES } from '@keystead/contract/values/uploads.ts'
import { useEffect, useRef, useState } from 'react'
import { type UploadPurpose, upload } from '../../api/upload.ts'
import { begun, failedWith, fileToSend, type FileUpload, type SendingFile, sentSoFar } from '../../ui/form/file-upload.ts'
import { createPlaces } from '../../ui/pictures/places.ts'

/** A file that is there and waits for a call that names it. */
export type SentFile = { readonly id: string; readonly name: string; readonly UploadId: string }

export type SentFiles = {
  uploads: readonly FileUpload[]
  send: (files: readonly File[]) => void
  retry: (id: string) => void
  /** Stops a file that is on its way, or takes one off the list. */
  remove: (id: string) => void
  /** Those that have arrived, in the order in which they were chosen, once none is on its way; and whether that is all of them. */
  arrived: () => Promise<{ files: SentFile[]; isAll: boolean }>
}

/** More at once would only make each of them slower. */
const MOST_AT_ONCE = 3

/** Files on their way; each begins to travel as soon as it is chosen, while what they are is still being said. */
export function useSentFiles(purpose: UploadPurpose): SentFiles {
  const [uploads, setUploads] = useState<readonly SendingFile[]>([])
  const [places] = useState(() => createPlaces(MOST_AT_ONCE))
  /** What becomes of each: its id with the server, or null. */
  const works = useRef(new Map<string, Promise<string | null>>())
  const stops = useRef(new Set<AbortController>())

  // What was not added when the form goes is wanted no longer.
  useEffect(() => {
    const all = stops.current
    return () => all.forEach((stop) => stop.abort())
  }, [])

  function change(id: string, news: Partial<FileUpload>) {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...news } : one)))
  }

  function begin({ id, file, stop }: SendingFile) {
    stops.current.add(stop)
    const sent = places.take(() => {
      stop.signal.throwIfAborted()
      change(id, begun)
      return upload(file, purpose, { signal: stop.signal, onProgress: (share) => change(id, sentSoFar(share)) })
    })
    const work = sent.then(
      ({ UploadId }) => {
        change(id, { state: UPLOAD_STATES.Completed, progress: 1 })
        return UploadId
      },
      (error: unknown) => {
        if (!stop.signal.aborted) change(id, failedWith(error))
        return null
      },
    )
    works.current.set(id, work)
  }

  return {
    uploads,
    send(files) {
      const fresh = files.map((file) => fileToSend(file))
      setUploads((all) => [...all, ...fresh])
      fresh.forEach(begin)
    },
    retry(id) {
      const failed = uploads.find((one) => one.id === id)
      if (!failed) return
      const again = fileToSend(failed.file, id)
      setUploads((all) => all.map((one) => (one.id === id ? again : one)))
      begin(again)
    },
    remove(id) {
      uploads.find((one) => one.id === id)?.stop.abort()
      works.current.delete(id)
      setUploads((all) => all.filter((one) => one.id !== id))
    },
    async arrived() {
      const all = await Promise.all(uploads.map(async ({ id, name }) => ({ id, name, UploadId: await works.current.get(id) })))
      const files = all.flatMap(({ UploadId, ...file }) => (UploadId ? [{ ...file, UploadId }] : []))
      return { files, isAll: all.every(({ id, UploadId }) => UploadId || !works.current.has(id)) }
    },
  }
}
