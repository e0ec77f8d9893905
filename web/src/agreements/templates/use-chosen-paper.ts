import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useSentFiles } from '../../documents/documents/use-sent-files.ts'
import type { FileUpload } from '../../ui/form/file-upload.ts'
import type { ContractForm } from '../../ui/form/use-resolved-form.ts'
import type { TemplateDraft } from './template-draft.ts'

export type ChosenPaper = {
  /** The file that was chosen for the form as it is now; null where the paper is the one that is there. */
  readonly file: File | null
  readonly uploads: readonly FileUpload[]
  readonly isReplacing: boolean
  replace: () => void
  choose: (files: readonly File[]) => void
  /** Takes it off again. */
  remove: () => void
  retry: (id: string) => void
  /** Leaves the paper as the server has it. */
  keep: () => void
}

/** A PDF that was chosen for a template, on its way while fields are placed on it. Stays whatever part of the form is drawn again. */
export function useChosenPaper<Output>({ control, setValue, clearErrors }: ContractForm<TemplateDraft, Output>): ChosenPaper {
  const files = useSentFiles('template-paper')
  const [file, setFile] = useState<File | null>(null)
  const [isReplacing, setIsReplacing] = useState(false)
  const [uploadId, upload] = useWatch({ control, name: ['UploadId', 'Upload'] })
  // The form may have begun again from what was saved by someone else.
  const isOfForm = uploadId !== null || upload !== 'none'

  const arrive = useEffectEvent(async (uploads: readonly FileUpload[]) => {
    if (uploads.length === 0) return
    const [sent] = (await files.arrived()).files
    setValue('UploadId', sent?.UploadId ?? null, { shouldDirty: true })
    setValue('Upload', sent ? 'none' : 'failed')
    if (sent) clearErrors('UploadId')
  })
  useEffect(() => void arrive(files.uploads), [files.uploads])

  function remove() {
    setFile(null)
    setValue('UploadId', null, { shouldDirty: true })
    setValue('Upload', 'none')
    files.uploads.forEach(({ id }) => files.remove(id))
  }

  return {
    file: isOfForm ? file : null,
    uploads: isOfForm ? files.uploads : [],
    isReplacing,
    replace: () => setIsReplacing(true),
    choose([chosen]) {
      if (!chosen) return
      files.uploads.forEach(({ id }) => files.remove(id))
      setFile(chosen)
      setValue('Upload', 'sending')
      files.send([chosen])
    },
    remove,
    retry(id) {
      setValue('Upload', 'sending')
      files.retry(id)
    },
    keep() {
      setIsReplacing(false)
      remove()
    },
  }
}
