import type { RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import { Suspense, use } from 'react'
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { lazyPart } from '../../navigation/chunks.ts'
import { controlId } from '../../ui/form/form-errors.ts'
import { FormId } from '../../ui/form/form-id.ts'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import type { TemplateDraft } from './template-draft.ts'
import { text } from './template-form.text.ts'
import styles from './Templates.module.css'
import type { ChosenPaper } from './use-chosen-paper.ts'

/* Each is large, and a template has one of them. */
const TemplateEditor = lazyPart(() => import('./editor/TemplateEditor.tsx').then((part) => part.TemplateEditor))
const TemplatePaper = lazyPart(() => import('./TemplatePaper.tsx').then((part) => part.TemplatePaper))

type TemplateContentProps = {
  chosen: ChosenPaper
  roles: readonly RoleRead[]
  isReadOnly: boolean
}

/** The text of a template, or its paper with the fields on it. */
export function TemplateContent({ chosen, roles, isReadOnly }: TemplateContentProps) {
  const { control } = useFormContext<TemplateDraft>()
  const isText = useWatch({ control, name: 'Body', compute: (body) => body !== null })
  return (
    <section className={styles.content}>
      {!isText && <h2>{text.paper}</h2>}
      <Suspense fallback={<TextSkeleton count={12} />}>
        {isText ? <Body roles={roles} isReadOnly={isReadOnly} /> : <TemplatePaper chosen={chosen} roles={roles} isReadOnly={isReadOnly} />}
      </Suspense>
    </section>
  )
}

function Body({ roles, isReadOnly }: Pick<TemplateContentProps, 'roles' | 'isReadOnly'>) {
  const { control } = useFormContext<TemplateDraft>()
  const { value, onChange } = useController({ control, name: 'Body' }).field
  const error = useMessage('Body')
  const id = controlId(use(FormId), 'Body')
  if (!value) return null
  return <TemplateEditor id={id} label={text.body} value={value} onChange={onChange} roles={roles} error={error} isReadOnly={isReadOnly} />
}

/** Of a field or of anything within it. */
function useMessage(name: 'Body'): string | undefined {
  const { control } = useFormContext<TemplateDraft>()
  const { errors } = useFormState({ control, name })
  return firstMessage(errors[name])
}

function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const inner of Object.values(error)) {
    const message = firstMessage(inner)
    if (message !== undefined) return message
  }
  return undefined
}
