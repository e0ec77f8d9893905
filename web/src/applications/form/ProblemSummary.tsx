import type { Ref } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { classNames } from '../../ui/class-names.ts'
import { fieldProblems, type NamedLists } from '../../ui/form/form-errors.ts'
import { ProblemLinks } from '../../ui/form/ProblemLinks.tsx'
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
  const { control } = useFormContext()
  const problems = fieldProblems(useFormState({ control }).errors)
  if (problems.length === 0 && failure === null) return null
  const title = kind === 'lacking' ? text.lackingTitle({ count: problems.length }) : problems.length > 0 ? text.wrongTitle : failure

  return (
    <div ref={ref} className={classNames(styles.summary, kind === 'lacking' && styles.lacking)} role="alert" tabIndex={-1}>
      <p>{title}</p>
      {problems.length > 0 && <ProblemLinks problems={problems} lists={lists} />}
    </div>
  )
}
