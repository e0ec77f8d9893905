import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import { GetTemplatePaper, type RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import { MAX_PAPER_PAGES } from '@keystead/contract/agreements/templates/template.values.ts'
import { formatBytes, MAX_FILE_BYTES } from '@keystead/contract/values/uploads.ts'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { useController, useFormContext, useFormState } from 'react-hook-form'
import { useCall } from '../../api/query.ts'
import { useSentFiles } from '../../documents/documents/use-sent-files.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { controlId } from '../../ui/form/form-errors.ts'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import type { FileUpload } from '../../ui/form/file-upload.ts'
import { FormId } from '../../ui/form/form-id.ts'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { FieldPlacer } from './placing/FieldPlacer.tsx'
import type { TemplateDetails, TemplateDraft } from './template-draft.ts'
import { text } from './template-form.text.ts'
import styles from './Templates.module.css'

type TemplatePaperProps = {
  draft: TemplateDraft
  pages: TemplateDetails['Pages']
  roles: readonly RoleRead[]
  isReadOnly: boolean
}

/** An uploaded paper with the fields on its pages, and the way to another one. */
export function TemplatePaper({ draft, pages, roles, isReadOnly }: TemplatePaperProps) {
  const { TemplateId: id, PaperNumber: number } = draft
  const files = useSentFiles('template-paper')
  const [chosen, setChosen] = useState<File | null>(null)
  const [isReplacing, setIsReplacing] = useState(id === null)
  const { setValue, clearErrors } = useFormContext<TemplateDraft>()
  const isThere = chosen !== null && files.uploads.length > 0

  const take = useEffectEvent(async (uploads: readonly FileUpload[]) => {
    if (uploads.length === 0) return
    const [file] = (await files.arrived()).files
    setValue('UploadId', file?.UploadId ?? null, { shouldDirty: true })
    setValue('Upload', file ? 'none' : 'failed')
    if (file) clearErrors('UploadId')
  })
  useEffect(() => void take(files.uploads), [files.uploads])

  function choose([file]: File[]) {
    if (!file) return
    setChosen(file)
    setValue('Upload', 'sending')
    files.send([file])
  }

  function removeChosen() {
    setChosen(null)
    setValue('UploadId', null, { shouldDirty: true })
    setValue('Upload', 'none')
    files.uploads.forEach((upload) => files.remove(upload.id))
  }

  function keepOld() {
    setIsReplacing(false)
    removeChosen()
  }

  return (
    <div className={styles.paper}>
      {isReplacing ? (
        <>
          <FileDrop
            label={text.dropPaper}
            hint={text.dropHint({ size: formatBytes(MAX_FILE_BYTES), pages: MAX_PAPER_PAGES })}
            extensions={['pdf']}
            maxBytes={MAX_FILE_BYTES}
            room={1 - files.uploads.length}
            uploads={files.uploads}
            onFiles={choose}
            onRemove={removeChosen}
            onRetry={files.retry}
          />
          <PaperError />
          {id !== null && (
            <p>
              <Button size="sm" variant="quiet" onClick={keepOld}>
                {text.keepPaper}
              </Button>
            </p>
          )}
        </>
      ) : (
        !isReadOnly && (
          <p>
            <Button size="sm" onClick={() => setIsReplacing(true)}>
              {text.replacePaper}
            </Button>{' '}
            <span className={styles.help}>{text.replaceHelp}</span>
          </p>
        )
      )}
      {isThere && <Placer source={chosen} roles={roles} isReadOnly={isReadOnly} />}
      {!isThere && id !== null && <KeptPaper id={id} number={number} pages={pages} roles={roles} isReadOnly={isReadOnly} />}
    </div>
  )
}

type KeptPaperProps = { id: string; number: number | null } & Pick<TemplatePaperProps, 'pages' | 'roles' | 'isReadOnly'>

/** Each answer has another link; what is open stays. */
function KeptPaper({ id, number, pages, roles, isReadOnly }: KeptPaperProps) {
  const { data, error, refetch } = useCall(GetTemplatePaper, { TemplateId: id, Number: number })
  const [opened, setOpened] = useState<string | null>(null)
  if (data && opened === null) setOpened(data.Url)
  if (error && opened === null) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (opened === null) return <TextSkeleton count={12} />
  return <Placer source={opened} pages={pages} roles={roles} isReadOnly={isReadOnly} />
}

type PlacerProps = { source: string | File; pages?: TemplateDetails['Pages'] } & Pick<TemplatePaperProps, 'roles' | 'isReadOnly'>

function Placer({ source, pages, roles, isReadOnly }: PlacerProps) {
  const { control } = useFormContext<TemplateDraft>()
  const { value, onChange } = useController({ control, name: 'Fields' }).field
  const { errors } = useFormState({ control, name: 'Fields' })
  const message = errors.Fields?.message ?? errors.Fields?.find?.((one) => one?.message)?.message
  return (
    <FieldPlacer
      source={source}
      pages={pages}
      roles={roles}
      fields={value}
      onChange={(fields: readonly PlacedField[]) => onChange([...fields])}
      isReadOnly={isReadOnly}
      error={message}
    />
  )
}

/** Why there is no paper yet. */
function PaperError() {
  const { control } = useFormContext<TemplateDraft>()
  const { errors } = useFormState({ control, name: 'UploadId' })
  const id = controlId(use(FormId), 'UploadId')
  if (!errors.UploadId?.message) return null
  return (
    <p id={id} tabIndex={-1} className={styles.wrong}>
      {errors.UploadId.message}
    </p>
  )
}
