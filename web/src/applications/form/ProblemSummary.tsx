import { type MouseEvent, type Ref, use } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { classNames } from '../../ui/class-names.ts'
import { controlId, fieldProblems, type NamedLists, partOf } from '../../ui/form/form-errors.ts'
import { FormId } from '../../ui/form/form-id.ts'
import { text } from './form.text.ts'
import styles from './Form.module.css'

type ProblemSummaryProps = {
  /** Whether something is wrong, or only not there yet: that keeps no one from going on. */
  kind: 'wrong' | 'lacking'
  /** What is said where no field is to blame. */
  failure: string | null
  lists: NamedLists
  ref: Ref<HTMLDivElement>
}

/** What Continue has found, each with a link to its field. */
export function ProblemSummary({ kind, failure, lists, ref }: ProblemSummaryProps) {
  const formId = use(FormId)
  const { control, getValues } = useFormContext()
  const problems = fieldProblems(useFormState({ control }).errors)
  if (problems.length === 0 && failure === null) return null
  const title = kind === 'lacking' ? text.lackingTitle({ count: problems.length }) : problems.length > 0 ? text.wrongTitle : failure

  function countOf(list: string): number {
    const entries: unknown = getValues(list)
    return Array.isArray(entries) ? entries.length : 0
  }

  function goTo(event: MouseEvent, id: string) {
    event.preventDefault()
    const target = document.getElementById(id)
    target?.focus()
    target?.scrollIntoView({ block: 'center' })
  }

  return (
    <div ref={ref} className={classNames(styles.summary, kind === 'lacking' && styles.lacking)} role="alert" tabIndex={-1}>
      <p>{title}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ path, message }) => {
            const id = controlId(formId, path)
            const part = partOf(path, lists, countOf)
            return (
              <li key={path}>
                <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                  {part === null ? message : text.entry({ name: part, problem: message })}
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
