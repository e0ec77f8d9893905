import { useCallback } from 'react'
import { useFormContext } from 'react-hook-form'

/**
 * Registers a text control. What was typed into the server's page before the script came is taken over instead of
 * being wiped by the default value.
 */
export function useTextInput(name: string) {
  const { register, getValues, setValue } = useFormContext()
  const { ref: registerControl, ...handlers } = register(name)

  const ref = useCallback(
    (control: HTMLInputElement | HTMLTextAreaElement | null) => {
      if (control?.value && !getValues(name)) setValue(name, control.value, { shouldDirty: true })
      registerControl(control)
    },
    // `register` answers a new function each time; the name alone decides which control it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [name],
  )
  return { ...handlers, ref }
}
