import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'

/**
 * Registers a text control. What was typed into the server's page before the script came is taken over instead of
 * being wiped by the default value.
 */
export function useTextInput(name: string) {
  const { register, getValues, setValue } = useFormContext()
  const { ref: registerControl, ...handlers } = register(name)
  const isTakenOver = useRef(false)

  // A new function at each render, as `register` wants it: after a reset the form knows a control only once it is told again.
  function ref(control: HTMLInputElement | HTMLTextAreaElement | null) {
    if (control && !isTakenOver.current) {
      isTakenOver.current = true
      if (control.value && !getValues(name)) setValue(name, control.value, { shouldDirty: true })
    }
    registerControl(control)
  }
  return { ...handlers, ref }
}
