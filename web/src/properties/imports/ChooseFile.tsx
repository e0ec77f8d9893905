import { formatBytes, MAX_IMPORT_FILE_BYTES } from '@keystead/contract/values/uploads.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { upload } from '../../api/upload.ts'
import { withSearch } from '@keystead/contract/navigation/addresses.ts'
import { begun, failedWith, fileToSend, isOnItsWay, sentSoFar, type SendingFile } from '../../ui/form/file-upload.ts'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import { Section } from '../../ui/Section.tsx'
import { EarlierImports } from './EarlierImports.tsx'
import type { ImportKind } from './import-kind.ts'
import styles from './Imports.module.css'
import { text } from './imports.text.ts'

const EXTENSIONS = ['csv', 'txt']
const TOO_LARGE = text.tooLarge({ size: formatBytes(MAX_IMPORT_FILE_BYTES) })

/** The first step: which file. Below, what was imported before. */
export function ChooseFile({ kind }: { kind: ImportKind }) {
  const navigate = useNavigate()
  const [sending, setSending] = useState<SendingFile | null>(null)

  async function send(file: File) {
    const fresh = { ...fileToSend(file), ...begun }
    const { stop } = fresh
    const change = (news: Partial<SendingFile>) => setSending((current) => (current?.id === fresh.id ? { ...current, ...news } : current))
    setSending(fresh)
    try {
      const { UploadId } = await upload(file, 'asset-import', {
        signal: stop.signal,
        onProgress: (share) => change(sentSoFar(share)),
      })
      // The address survives a reload.
      await navigate(withSearch(kind.addressOf(), { upload: UploadId }))
    } catch (error) {
      if (stop.signal.aborted) return
      change(failedWith(error))
    }
  }

  return (
    <>
      <Section title={text.chooseAFile} className={styles.step}>
        <FileDrop
          label={text.dropLabel}
          hint={kind.texts.hint}
          extensions={EXTENSIONS}
          maxBytes={MAX_IMPORT_FILE_BYTES}
          tooLarge={TOO_LARGE}
          room={sending && isOnItsWay(sending) ? 0 : 1}
          uploads={sending ? [sending] : []}
          onFiles={([file]) => file && void send(file)}
          onRemove={() => {
            sending?.stop.abort()
            setSending(null)
          }}
          onRetry={() => sending && void send(sending.file)}
        />
      </Section>
      <EarlierImports kind={kind} />
    </>
  )
}
