import { useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { openForm } from '../../browser/open-forms.ts'

/** Says of the form it is in that something would be lost with it. */
export function OpenFormMark() {
  const { control } = useFormContext()
  const { isDirty, isSubmitting } = useFormState({ control })
  const hasSomethingToLose = isDirty || isSubmitting
  useEffect(() => (hasSomethingToLose ? openForm() : undefined), [hasSomethingToLose])
  return null
}
