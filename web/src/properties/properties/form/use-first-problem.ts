import { useEffect, useEffectEvent } from 'react'
import { useFormState } from 'react-hook-form'
import type { ContractForm } from '../../../ui/form/use-resolved-form.ts'
import { fieldProblems } from '../../../ui/form/form-errors.ts'
import type { PropertyDraft } from './property-fields.ts'
import { stepOf, type PropertyStep } from './property-steps.ts'

/** After a failed try that the step in sight does not explain: shows the step that does. */
export function useFirstProblem(
  form: ContractForm<PropertyDraft, PropertyDraft>,
  step: PropertyStep,
  show: (step: PropertyStep) => void,
): void {
  const { errors, submitCount } = useFormState({ control: form.control })

  const showProblem = useEffectEvent(() => {
    const steps = fieldProblems(errors).map(({ path }) => stepOf(path))
    if (steps[0] && !steps.includes(step)) show(steps[0])
  })
  useEffect(() => {
    if (submitCount > 0) showProblem()
  }, [submitCount])
}
