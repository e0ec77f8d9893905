import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useField, type FieldProps } from './use-field.ts'
import { useSuggestions, type SearchItems } from './use-suggestions.ts'

/** A field that is filled by picking what a search suggests: one of its things, or many. */
export function useSuggestedField<Item>({ name, help, search }: Pick<FieldProps, 'name' | 'help'> & { search: SearchItems<Item> }) {
  const field = useField({ name, help })
  const { ref, onChange, onBlur } = useController({ name }).field
  const [typed, setTyped] = useState<string | null>(null)
  const suggestions = useSuggestions(typed, search)
  return {
    field,
    suggestions,
    input: { ref, onBlur },
    /** Puts what was picked into the form; typing begins again. */
    take: (value: unknown) => {
      setTyped(null)
      onChange(value)
    },
    root: {
      items: suggestions.items as Item[],
      onInputValueChange: (text: string, { reason }: { reason: string }) => setTyped(reason === 'input-change' ? text : null),
      // The server has searched already.
      filter: null,
      autoHighlight: true,
    },
  }
}

export type SuggestedField<Item> = ReturnType<typeof useSuggestedField<Item>>
