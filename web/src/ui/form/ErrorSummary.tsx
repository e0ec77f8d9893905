import { CallErrors } from '@keystead/contract/rpc/errors.ts'
import type { Ref } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { CallFailure } from '../../api/failure.ts'
import { Icon } from '../Icon.tsx'
import { WarningIcon } from '../icons.ts'
import { fieldProblems, type NamedLists } from './form-errors.ts'
import styles from './Form.module.css'
import { inParts } from '../in-parts.ts'
import { text } from './form.text.ts'
import { ProblemLinks } from './ProblemLinks.tsx'

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
  const { control } = useFormContext()
  const { errors, submitCount } = useFormState({ control })
  const problems = submitCount > 0 ? fieldProblems(errors) : []
  if (problems.length === 0 && !failure) return null

  return (
    <div ref={ref} className={styles.summary} role="alert" tabIndex={-1}>
      <Icon of={WarningIcon} />
      <div>
        <p className={styles.summaryTitle}>{failure?.message ?? CallErrors.InvalidInput.message}</p>
        {problems.length > 0 && <ProblemLinks problems={problems} lists={lists} onHiddenField={onHiddenField} />}
        {/* Only what no one expected leaves a line in the log that a reference leads to. */}
        {failure?.reference && failure.status >= 500 && (
          <p className={styles.reference}>{inParts(text.reference.parts({ id: <span className="tabular">{failure.reference}</span> }))}</p>
        )}
      </div>
    </div>
  )
}
