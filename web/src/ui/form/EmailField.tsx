import { TextField } from './TextField.tsx'
import type { FieldProps } from './use-field.ts'

/** An email address: the keyboard has an @, nothing is capitalised. `username` where it signs in. */
export function EmailField({
  autoComplete = 'email',
  ...field
}: FieldProps & {
  autoComplete?: 'email' | 'username' | 'username webauthn'
  autoFocus?: boolean
  firstFocus?: boolean
  readOnly?: boolean
}) {
  return <TextField {...field} type="email" inputMode="email" autoComplete={autoComplete} />
}
