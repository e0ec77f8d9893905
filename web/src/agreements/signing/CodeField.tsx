import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { TextField } from '../../ui/form/TextField.tsx'
import { text } from './sign-by-link.text.ts'

/** Six digits of an email; phones offer to fill them in. It comes in the place of the button that was pressed, and takes the focus from it. */
export function CodeField() {
  const { setFocus } = useFormContext()
  useEffect(() => setFocus('Code'), [setFocus])
  return <TextField name="Code" label={text.code} inputMode="numeric" autoComplete="one-time-code" maxLength={12} firstFocus />
}
