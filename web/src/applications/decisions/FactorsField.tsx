import { MAX_SCORE_FACTORS } from '@keystead/contract/applications/decisions/decision.values.ts'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldShell } from '../../ui/form/FieldShell.tsx'
import { useField } from '../../ui/form/use-field.ts'
import field from '../../ui/form/field.module.css'
import { text } from './decide.text.ts'

/** One factor in each line; the value is the list of them. */
export function FactorsField({ name }: { name: string }) {
  const wiring = useField({ name, help: text.factorsHelp })
  const { ref, value, onChange, onBlur } = useController({ name }).field
  const [typed, setTyped] = useState(() => (Array.isArray(value) ? value.join('\n') : ''))
  return (
    <FieldShell label={text.factors} help={text.factorsHelp} field={wiring} optional>
      <textarea
        {...wiring.aria}
        ref={ref}
        id={wiring.id}
        rows={MAX_SCORE_FACTORS}
        className={field.input}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(linesOf(target.value))
        }}
        onBlur={onBlur}
      />
    </FieldShell>
  )
}

export function linesOf(typed: string): string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
