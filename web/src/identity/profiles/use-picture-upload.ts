import { useEffect, useRef, useState } from 'react'
import { type Upload, type UploadPurpose, upload } from '../../api/upload.ts'
import { begun, failedWith, fileToSend, sentSoFar, type SendingFile } from '../../ui/form/file-upload.ts'

/** One picture on its way to the server, where it is cut for what it is sent for; then it waits to be accepted. */
export function usePictureUpload(purpose: UploadPurpose) {
  const [sending, setSending] = useState<SendingFile | null>(null)
  const [received, setReceived] = useState<Upload | null>(null)
  const current = useRef<SendingFile | null>(null)

  // Whoever leaves the page does not wait for it any more.
  useEffect(() => () => current.current?.stop.abort(), [])

  function show(next: SendingFile | null) {
    current.current = next
    setSending(next)
  }

  async function send(file: File) {
    current.current?.stop.abort()
    const mine = { ...fileToSend(file), ...begun }
    show(mine)
    const isCurrent = () => current.current?.id === mine.id
    try {
      const done = await upload(file, purpose, {
        signal: mine.stop.signal,
        onProgress: (share) => isCurrent() && show({ ...mine, ...sentSoFar(share) }),
      })
      if (!isCurrent()) return
      show(null)
      setReceived(done)
    } catch (error) {
      if (isCurrent()) show({ ...mine, ...failedWith(error) })
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
