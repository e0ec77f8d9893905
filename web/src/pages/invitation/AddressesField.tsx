import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { FieldShell } from '../../ui/form/FieldShell.tsx'
import field from '../../ui/form/field.module.css'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'
import { type AddressBox, type AddressLine, withText } from './address-lines.ts'
import { AddressLines } from './AddressLines.tsx'

/** Many email addresses, typed or pasted in any usual form; each can be taken out, and those with a problem corrected. */
export function AddressesField({ name, label, help }: FieldProps) {
  const wiring = useField({ name, help })
  const { setError, clearErrors, resetField } = useFormContext()
  const { field: control, fieldState } = useController({ name })
  const input = useRef<HTMLTextAreaElement>(null)
  const box = control.value as AddressBox
  const { onChange } = control

  function take(text: string) {
    const read = withText(box, text)
    if (read.refusal !== null) return setError(name, { type: 'custom', message: read.refusal })
    clearErrors(name)
    onChange(read.box)
  }

  function type({ target }: ChangeEvent<HTMLTextAreaElement>) {
    const text = target.value
    if (/[,;\n]$/.test(text) && text.includes('@')) take(text)
    else onChange({ ...box, typed: text })
  }

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text')
    if (!pasted.includes('@') && !pasted.includes('\n')) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    take(box.typed.slice(0, selectionStart) + pasted + box.typed.slice(selectionEnd))
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    take(box.typed)
  }

  function without({ key }: AddressLine): AddressLine[] {
    return box.lines.filter((line) => line.key !== key)
  }

  function remove(line: AddressLine) {
    const rest = { ...box, lines: without(line) }
    // To put away what could not be sent leaves nothing to be saved.
    if (fieldState.isDirty) onChange(rest)
    else resetField(name, { defaultValue: rest })
    input.current?.focus()
  }

  function correct(line: AddressLine) {
    onChange({ lines: without(line), typed: [line.text, box.typed].filter(Boolean).join(', ') })
    input.current?.focus()
  }

  return (
    <FieldShell label={label} help={help} field={wiring}>
      <textarea
        {...wiring.aria}
        ref={input}
        id={wiring.id}
        className={field.input}
        rows={3}
        value={box.typed}
        autoCapitalize="off"
        spellCheck={false}
        onChange={type}
        onPaste={paste}
        onKeyDown={press}
      />
      <AddressLines lines={box.lines} onRemove={remove} onCorrect={correct} />
    </FieldShell>
  )
}
