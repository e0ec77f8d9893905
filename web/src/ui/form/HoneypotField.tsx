import { useFormContext } from 'react-hook-form'
import { text } from './form.text.ts'

/**
 * A field for programs that fill in whatever they find; `honeypot()` of the contract is its rule. People do not see it,
 * and neither the tab key nor a screen reader nor a browser's own filling reaches it.
 */
export function HoneypotField() {
  const { register } = useFormContext()
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {text.website}
        <input {...register('Website')} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
