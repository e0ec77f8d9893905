import { TextField } from '../../ui/form/TextField.tsx'

type NumberFieldProps = { name: string; label: string; help: string; maxLength: number }

/** A number that identifies someone or something: digits on the keyboard of a phone, and no browser keeps it. */
export function NumberField(props: NumberFieldProps) {
  return <TextField {...props} inputMode="numeric" autoComplete="off" />
}
