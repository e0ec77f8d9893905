import { useId } from 'react'
import styles from './Segments.module.css'

type SegmentsProps<Id extends string> = {
  label: string
  choices: readonly { readonly Id: Id; readonly Text: string }[]
  value: Id
  onChange: (id: Id) => void
}

/** One of two or three ways to see the same, in one line. */
export function Segments<Id extends string>({ label, choices, value, onChange }: SegmentsProps<Id>) {
  const name = useId()
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ Id, Text }) => (
        <label key={Id} className={styles.segment}>
          <input type="radio" name={name} value={Id} checked={Id === value} onChange={() => onChange(Id)} />
          {Text}
        </label>
      ))}
    </fieldset>
  )
}
