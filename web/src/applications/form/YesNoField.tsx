import { RadioCards } from '../../ui/form/RadioCards.tsx'
import type { FieldProps } from '../../ui/form/use-field.ts'
import { text } from './form.text.ts'

const CHOICES = [
  { Id: 'Y', Text: text.yes },
  { Id: 'N', Text: text.no },
] as const

/** A question that is answered with Yes or No; the value is the code that crosses the wire. */
export function YesNoField({ onPick, ...field }: FieldProps & { onPick?: (answer: 'Y' | 'N') => void }) {
  return <RadioCards {...field} choices={CHOICES} onPick={(answer) => onPick?.(answer === 'Y' ? 'Y' : 'N')} />
}
