import { GetTemplatePaper, type RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import { MAX_PAPER_PAGES } from '@keystead/contract/agreements/templates/template.values.ts'
import { formatBytes, MAX_FILE_BYTES } from '@keystead/contract/values/uploads.ts'
import { use, useState } from 'react'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useCall } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { controlId } from '../../ui/form/form-errors.ts'
import { FileDrop } from '../../ui/form/FileDrop.tsx'
import { FormId } from '../../ui/form/form-id.ts'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { FieldPlacer } from './placing/FieldPlacer.tsx'
import type { TemplateDetails, TemplateDraft } from './template-draft.ts'
import { text } from './template-form.text.ts'
import styles from './Templates.module.css'
import type { ChosenPaper } from './use-chosen-paper.ts'

type TemplatePaperProps = {
  chosen: ChosenPaper
  roles: readonly RoleRead[]
  isReadOnly: boolean
}

/** An uploaded paper with the fields on its pages, and the way to another one. */
export function TemplatePaper({ chosen, roles, isReadOnly }: TemplatePaperProps) {
  const { control } = useFormContext<TemplateDraft>()
  const [id, number, pages] = useWatch({ control, name: ['TemplateId', 'Number', 'Pages'] })
  const paper = { roles, isReadOnly }
  const isThere = id !== null && number !== null
  return (
    <div className={styles.paper}>
      {!isReadOnly && <ChoosePaper chosen={chosen} isThere={isThere} />}
      {chosen.file && <Placer source={chosen.file} {...paper} />}
      {!chosen.file && isThere && <KeptPaper key={number} id={id} number={number} pages={pages} {...paper} />}
    </div>
  )
}

function ChoosePaper({ chosen, isThere }: { chosen: ChosenPaper; isThere: boolean }) {
  if (isThere && !chosen.isReplacing) {
    return (
      <p>
        <Button size="sm" onClick={chosen.replace}>
          {text.replacePaper}
        </Button>{' '}
        <span className={styles.help}>{text.replaceHelp}</span>
      </p>
    )
  }
  return (
    <>
      <FileDrop
        label={text.dropPaper}
        hint={text.dropHint({ size: formatBytes(MAX_FILE_BYTES), pages: MAX_PAPER_PAGES })}
        extensions={['pdf']}
        maxBytes={MAX_FILE_BYTES}
        room={1 - chosen.uploads.length}
        uploads={chosen.uploads}
        onFiles={chosen.choose}
        onRemove={chosen.remove}
        onRetry={chosen.retry}
      />
      <PaperError />
      {isThere && (
        <p>
          <Button size="sm" variant="quiet" onClick={chosen.keep}>
            {text.keepPaper}
          </Button>
        </p>
      )}
    </>
  )
}

type PaperLook = Pick<TemplatePaperProps, 'roles' | 'isReadOnly'>
type KeptPaperProps = PaperLook & { id: string; number: number; pages: TemplateDetails['Pages'] }

/** Each answer has another link. What is open stays. */
function KeptPaper({ id, number, ...paper }: KeptPaperProps) {
  const { data, error, refetch, isFetching } = useCall(GetTemplatePaper, { TemplateId: id, Number: number })
  const [opened, setOpened] = useState<string | null>(null)
  // A link that was kept may be over by now.
  if (data && opened === null && !isFetching) setOpened(data.Url)

  function openAgain() {
    setOpened(null)
    void refetch()
  }

  if (error && opened === null) return <ErrorState failure={error} onRetry={() => void refetch()} />
  if (opened === null) return <TextSkeleton count={12} />
  return <Placer source={opened} onRetry={openAgain} {...paper} />
}

type PlacerProps = PaperLook & { source: string | File; pages?: TemplateDetails['Pages']; onRetry?: () => void }

function Placer(paper: PlacerProps) {
  const { control } = useFormContext<TemplateDraft>()
  const { value, onChange } = useController({ control, name: 'Fields' }).field
  const { errors } = useFormState({ control, name: 'Fields' })
  const message = errors.Fields?.message ?? errors.Fields?.find?.((one) => one?.message)?.message
  return <FieldPlacer {...paper} fields={value} onChange={onChange} error={message} />
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
