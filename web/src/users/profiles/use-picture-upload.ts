import { useEffect, useRef, useState } from 'react'
import { asCallFailure } from '../../api/failure.ts'
import { randomId } from '../../api/random-id.ts'
import { type Upload, upload } from '../../api/upload.ts'
import type { FileUpload } from '../../ui/form/FileDrop.tsx'

type Sending = FileUpload & { file: File; stop: AbortController }

/** One picture on its way to the server, where it is cut to a square; then it waits to be accepted. */
export function usePictureUpload() {
  const [sending, setSending] = useState<Sending | null>(null)
  const [received, setReceived] = useState<Upload | null>(null)
  const current = useRef<Sending | null>(null)

  // Whoever leaves the page does not wait for it any more.
  useEffect(() => () => current.current?.stop.abort(), [])

  function show(next: Sending | null) {
    current.current = next
    setSending(next)
  }

  async function send(file: File) {
    current.current?.stop.abort()
    const mine: Sending = {
      id: randomId(),
      file,
      name: file.name,
      bytes: file.size,
      progress: 0,
      state: 'sending',
      stop: new AbortController(),
    }
    show(mine)
    const isCurrent = () => current.current?.id === mine.id
    try {
      const done = await upload(file, 'profile-picture', {
        signal: mine.stop.signal,
        onProgress: (share) => isCurrent() && show({ ...mine, progress: share < 1 ? share : null }),
      })
      if (!isCurrent()) return
      show(null)
      setReceived(done)
    } catch (error) {
      if (isCurrent()) show({ ...mine, state: 'failed', message: failureText(error) })
    }
  }

  return {
    sending,
    received,
    send,
    retry: () => sending && void send(sending.file),
    /** Stops what is on its way, or forgets what has come. */
    forget() {
      current.current?.stop.abort()
      show(null)
      setReceived(null)
    },
  }
}

function failureText(error: unknown): string {
  const { message, fields } = asCallFailure(error)
  return Object.values(fields)[0] ?? message
}
