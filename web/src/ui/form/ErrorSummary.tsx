import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import { use, type MouseEvent, type Ref } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { CallFailure } from '../../api/failure.ts'
import { Icon } from '../Icon.tsx'
import { WarningIcon } from '../icons.ts'
import { controlId, fieldProblems, partOf, type NamedLists } from './form-errors.ts'
import { FormId } from './form-id.ts'
import styles from './Form.module.css'
import { inParts } from '../in-parts.ts'
import { text } from './form.text.ts'

const NO_LISTS: NamedLists = {}

/** What is wrong, all of it, each with a link to its field. It takes the focus after a failed try. */
export function ErrorSummary({
  failure,
  lists = NO_LISTS,
  onHiddenField,
  ref,
}: {
  failure: CallFailure | null
  lists?: NamedLists
  onHiddenField?: (path: string) => void
  ref: Ref<HTMLDivElement>
}) {
  const formId = use(FormId)
  const { control, getValues } = useFormContext()
  const { errors, submitCount } = useFormState({ control })
  const problems = submitCount > 0 ? fieldProblems(errors) : []
  if (problems.length === 0 && !failure) return null

  function countOf(list: string): number {
    const items: unknown = getValues(list)
    return Array.isArray(items) ? items.length : 0
  }

  function goToField(event: MouseEvent, id: string, path: string) {
    event.preventDefault()
    const target = document.getElementById(id)
    if (!target) return onHiddenField?.(path)
    for (let fold = foldAround(target); fold !== null; fold = foldAround(fold)) fold.open = true
    target.focus()
    target.scrollIntoView({ block: 'center' })
  }

  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <Icon of={WarningIcon} />
      <div>
        <p className={styles.summaryTitle}>{failure?.message ?? CallErrors.InvalidInput.message}</p>
        {problems.length > 0 && (
          <ul>
            {problems.map(({ path, message }) => {
              const id = controlId(formId, path)
              const part = partOf(path, lists, countOf)
              return (
                <li key={path}>
                  <a href={`#${id}`} onClick={(event) => goToField(event, id, path)}>
                    {part === null ? message : `${part}: ${message}`}
                  </a>
                </li>
              )
            })}
          </ul>
        )}
        {/* Only what no one expected leaves a line in the log that a reference leads to. */}
        {failure?.reference && failure.status >= 500 && (
          <p className={styles.reference}>{inParts(text.reference.parts({ id: <span className="tabular">{failure.reference}</span> }))}</p>
        )}
      </div>
    </div>
  )
}

/** The closed fold that hides a control, if there is one. */
function foldAround(element: HTMLElement): HTMLDetailsElement | null {
  return element.closest<HTMLDetailsElement>('details:not([open])')
}
