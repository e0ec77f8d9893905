import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { CheckIcon } from '../../../ui/icons.ts'
import field from '../../../ui/form/field.module.css'
import styles from './FilterFields.module.css'

/*
 * The controls of the filter panels: the browser's own, in the look of the kit's fields. The kit's fields belong to
 * forms with rules and errors; a search has neither, and has to work as a plain form.
 */

type Option = { value: string; text: string }

/** One or none of a few. */
export function OneOf({
  label,
  name,
  options,
  chosen,
  any,
}: {
  label: string
  name: string
  options: readonly Option[]
  chosen: string | null
  any: string
}) {
  return (
    <Group label={label}>
      {[{ value: '', text: any }, ...options].map(({ value, text }) => (
        <label key={value} className={field.chip}>
          <input type="radio" name={name} value={value} defaultChecked={value === (chosen ?? '')} />
          {text}
        </label>
      ))}
    </Group>
  )
}

/** Any number of a list. */
export function SomeOf({
  label,
  name,
  options,
  chosen,
}: {
  label: string
  name: string
  options: readonly Option[]
  chosen: readonly string[]
}) {
  return (
    <Group label={label}>
      {options.map(({ value, text }) => (
        <label key={value} className={field.chip}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          <Icon of={CheckIcon} size="sm" />
          {text}
        </label>
      ))}
    </Group>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>{label}</legend>
      <div className={field.chips}>{children}</div>
    </fieldset>
  )
}

type Limit = { name: string; value: string | null }

/** From, to. `sign` stands before each: a dollar. */
export function Band({ label, min, max, sign, help }: { label: string; min: Limit; max: Limit; sign?: string; help?: string }) {
  return (
    <fieldset className={field.field}>
      <legend className={field.label}>{label}</legend>
      <div className={styles.band}>
        <LimitBox label="From" limit={min} placeholder="No minimum" sign={sign} />
        <LimitBox label="To" limit={max} placeholder="No maximum" sign={sign} />
      </div>
      {help && <p className={field.help}>{help}</p>}
    </fieldset>
  )
}

function LimitBox({ label, limit, placeholder, sign }: { label: string; limit: Limit; placeholder: string; sign?: string }) {
  return (
    <label className={styles.limit}>
      <span className={field.help}>{label}</span>
      <span className={field.framed}>
        {sign && (
          <span className={field.before} aria-hidden="true">
            {sign}
          </span>
        )}
        <input
          name={limit.name}
          defaultValue={limit.value ?? ''}
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          placeholder={placeholder}
          className={classNames(field.input, field.numeric)}
        />
      </span>
    </label>
  )
}

export function TextBox({ label, name, value, help }: { label: string; name: string; value: string | null; help: string }) {
  return (
    <label className={field.field}>
      <span className={field.label}>{label}</span>
      <input name={name} defaultValue={value ?? ''} type="text" enterKeyHint="search" maxLength={100} className={field.input} />
      <span className={field.help}>{help}</span>
    </label>
  )
}
