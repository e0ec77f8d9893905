import { formatBytes, MAX_IMPORT_FILE_BYTES } from '@keystead/contract/values/uploads.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { asCallFailure } from '../../api/failure.ts'
import { randomId } from '../../api/random-id.ts'
import { upload } from '../../api/upload.ts'
import { FileDrop, type FileUpload } from '../../ui/form/FileDrop.tsx'
import { Section } from '../../ui/Section.tsx'
import { EarlierImports } from './EarlierImports.tsx'
import { matchAddress } from './import-places.ts'
import styles from './Imports.module.css'

type Sending = FileUpload & { file: File; stop: AbortController }

const EXTENSIONS = ['csv', 'txt']
const HINT = `A CSV with a header row, up to ${formatBytes(MAX_IMPORT_FILE_BYTES)}. Nothing is imported before you have seen what would happen.`

const TOO_LARGE = `File size exceeds the limit of ${formatBytes(MAX_IMPORT_FILE_BYTES)}.`

/** The first step: which file. Below, what was imported before. */
export function ChooseFile() {
  const navigate = useNavigate()
  const [sending, setSending] = useState<Sending | null>(null)

  async function send(file: File) {
    const stop = new AbortController()
    const fresh: Sending = { id: randomId(), file, name: file.name, bytes: file.size, progress: 0, state: 'sending', stop }
    const change = (news: Partial<Sending>) => setSending((current) => (current?.id === fresh.id ? { ...current, ...news } : current))
    setSending(fresh)
    try {
      const { UploadId } = await upload(file, 'asset-import', {
        signal: stop.signal,
        onProgress: (share) => change({ progress: share < 1 ? share : null }),
      })
      await navigate(matchAddress(UploadId))
    } catch (error) {
      if (stop.signal.aborted) return
      const { message, fields } = asCallFailure(error)
      change({ state: 'failed', message: Object.values(fields)[0] ?? message })
    }
  }

  return (
    <>
      <Section title="Choose a file" className={styles.step}>
        <FileDrop
          label="Drop a CSV here, or choose one"
          hint={HINT}
          extensions={EXTENSIONS}
          maxBytes={MAX_IMPORT_FILE_BYTES}
          tooLarge={TOO_LARGE}
          room={sending?.state === 'sending' ? 0 : 1}
          uploads={sending ? [sending] : []}
          onFiles={([file]) => file && void send(file)}
          onRemove={() => {
            sending?.stop.abort()
            setSending(null)
          }}
          onRetry={() => sending && void send(sending.file)}
        />
      </Section>
      <EarlierImports />
    </>
  )
}
