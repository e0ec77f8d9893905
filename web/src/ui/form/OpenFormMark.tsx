import { useEffect } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { openForm } from '../../browser/open-forms.ts'
import { useDialogHold } from '../dialog-holds.ts'

/** Says of the form it is in that something would be lost with it: to the session, and to the dialog around. */
export function OpenFormMark({ guard }: { guard: boolean }) {
  const { control } = useFormContext()
  const { isDirty, isSubmitting } = useFormState({ control })
  const hasSomethingToLose = isDirty || isSubmitting
  useEffect(() => (hasSomethingToLose ? openForm() : undefined), [hasSomethingToLose])
  useDialogHold(isSubmitting ? 'sending' : isDirty && guard ? 'typed' : null)
  return null
}
