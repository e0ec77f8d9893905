import type { FacetField } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import { type ReactNode, use } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { CheckIcon } from '../../../ui/icons.ts'
import field from '../../../ui/form/field.module.css'
import { FacetCountsContext, countBeside } from './facet-counts.ts'
import type { FilterOption } from './filter-options.ts'
import styles from './FilterFields.module.css'
import { text } from './filter-bar.text.ts'

/*
 * The controls of the filter panels: the browser's own, in the look of the kit's fields. The kit's fields belong to
 * forms with rules and errors; a search has neither, and has to work as a plain form.
 */

/** One or none of a few. */
export function OneOf({
  label,
  name,
  options,
  chosen,
  any,
  facet,
}: {
  label: string
  name: string
  options: readonly FilterOption[]
  /** The id of an option. */
  chosen: number | null
  any: string
  facet?: FacetField
}) {
  return (
    <Group label={label}>
      {[{ value: '', text: any, id: null }, ...options].map((option) => (
        <label key={option.value} className={field.chip}>
          <input type="radio" name={name} value={option.value} defaultChecked={option.id === chosen} />
          <Words option={option} facet={facet} />
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
  facet,
}: {
  label: string
  name: string
  options: readonly FilterOption[]
  /** Ids of options. */
  chosen: readonly number[]
  facet?: FacetField
}) {
  return (
    <Group label={label}>
      {options.map((option) => (
        <label key={option.value} className={field.chip}>
          <input type="checkbox" name={name} value={option.value} defaultChecked={chosen.includes(option.id)} />
          <Icon of={CheckIcon} size="sm" />
          <Words option={option} facet={facet} />
        </label>
      ))}
    </Group>
  )
}

/** A choice, and beside it how many homes it would find. There is room for the number before it comes. */
function Words({ option: { text: words, id }, facet }: { option: { text: string; id: number | null }; facet?: FacetField }) {
  const count = countBeside(use(FacetCountsContext), facet, id)
  return (
    <>
      <span>{words}</span>
      {facet && id !== null && <span className={classNames(styles.count, 'tabular')}>{count}</span>}
    </>
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
        <LimitBox label={text.from} limit={min} placeholder={text.noMinimum} sign={sign} />
        <LimitBox label={text.to} limit={max} placeholder={text.noMaximum} sign={sign} />
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

type BoxProps = { label: string; name: string; value: string | null; help: string }

export function TextBox({ label, name, value, help }: BoxProps) {
  return (
    <label className={field.field}>
      <span className={field.label}>{label}</span>
      <input name={name} defaultValue={value ?? ''} type="text" enterKeyHint="search" maxLength={100} className={field.input} />
      <span className={field.help}>{help}</span>
    </label>
  )
}

/** A day, by the browser's own calendar. */
export function DayBox({ label, name, value, help }: BoxProps) {
  return (
    <label className={field.field}>
      <span className={field.label}>{label}</span>
      <input name={name} defaultValue={value ?? ''} type="date" className={classNames(field.input, field.numeric, styles.day)} />
      <span className={field.help}>{help}</span>
    </label>
  )
}
