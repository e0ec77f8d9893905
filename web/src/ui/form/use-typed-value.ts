import { type ChangeEvent, useState } from 'react'
import { useController } from 'react-hook-form'
import styles from './field.module.css'

type Understanding = { toValue: (typed: string) => unknown; toText: (value: unknown) => string }
type Shown = { text: string; value: unknown; typed: string | null }

/**
 * A text control over a value that is no text. While it is typed into, the text stays as typed; on leaving it is
 * written the tidy way. A value that is set from elsewhere shows at once. `input` is what such a control takes.
 */
export function useTypedValue(name: string, { toValue, toText }: Understanding) {
  const { field } = useController({ name })
  const [shown, setShown] = useState<Shown>(() => ({ text: toText(field.value), value: field.value, typed: null }))
  if (!Object.is(shown.value, field.value)) setShown({ text: toText(field.value), value: field.value, typed: null })

  function type(text: string) {
    const value = toValue(text)
    setShown({ text, value, typed: text })
    field.onChange(value)
  }

  function leave() {
    setShown({ ...shown, text: toText(field.value), value: field.value })
    field.onBlur()
  }

  return {
    type,
    value: field.value as unknown,
    /** As it was typed, also after it was written the tidy way; null where the value came from elsewhere. */
    typed: shown.typed,
    input: {
      ref: field.ref,
      name,
      value: shown.text,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      onBlur: leave,
      autoComplete: 'off',
      className: `${styles.input} ${styles.numeric}`,
    },
  }
}
