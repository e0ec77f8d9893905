import { useEffect, useEffectEvent } from 'react'
import type { z } from 'zod'
import { Form } from './Form.tsx'
import { TextField } from './TextField.tsx'
import { useContractForm } from './use-contract-form.ts'
import { text as words } from './form.text.ts'

/** How long typing has to rest before a list is asked for again. */
const SEARCH_AFTER_MS = 500

type Search = { Text: string | null }

export type SearchBoxProps = {
  rules: z.ZodType<unknown, { Text?: string | null | undefined }>
  /** What the address says. */
  text: string
  onText: (text: string) => void
  placeholder: string
  maxLength: number
  className?: string
}

/** Looks through a list once typing rests, or at once on Enter. */
export function SearchBox({ rules, text, onText, placeholder, maxLength, className }: SearchBoxProps) {
  const form = useContractForm(rules as z.ZodType<unknown, Search>, { Text: text })
  const typed = form.watch('Text')?.trim() ?? ''

  const apply = useEffectEvent((wanted: string) => {
    if (wanted !== text) onText(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(() => apply(typed), SEARCH_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])

  // The way back in the browser, or a link that clears the filters.
  const follow = useEffectEvent((wanted: string) => {
    if (typed !== wanted) form.setValue('Text', wanted)
  })
  useEffect(() => follow(text), [text])

  return (
    <Form form={form} onSubmit={() => onText(typed)} guard={false} className={className}>
      <TextField name="Text" label={words.search} placeholder={placeholder} maxLength={maxLength} />
    </Form>
  )
}
