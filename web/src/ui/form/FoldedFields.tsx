import { useState, type ReactNode } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { Disclosure } from '../Disclosure.tsx'
import { holdsSomething } from './holds-something.ts'
import styles from './FoldedFields.module.css'

type FoldedFieldsProps = {
  title: string
  /** Of the title: one below what stands above. */
  heading?: 'h2' | 'h3'
  /** What is asked inside, in a few words. */
  note: string
  /** The fields inside that say something; not a unit that is chosen from the beginning. */
  fields: readonly string[]
  children: ReactNode
}

/** Fields that may be left out, behind a line that says what they are. Open where one of them holds something or is wrong. */
export function FoldedFields({ title, heading: Heading = 'h3', note, fields, children }: FoldedFieldsProps) {
  const { control, getValues } = useFormContext()
  const { errors } = useFormState({ control, name: fields })
  const isWrong = fields.some((field) => get(errors, field) !== undefined)
  const [wasWrong, setWasWrong] = useState(false)
  const [isOpen, setIsOpen] = useState(() => fields.some((field) => holdsSomething(getValues(field))))

  if (isWrong !== wasWrong) {
    setWasWrong(isWrong)
    if (isWrong) setIsOpen(true)
  }

  return (
    <div className={styles.folded}>
      <Disclosure
        open={isOpen}
        onToggle={setIsOpen}
        summary={
          <Heading className={styles.title}>
            {title}
            <span className={styles.note}>{note}</span>
          </Heading>
        }
      >
        <div className={styles.fields}>{children}</div>
      </Disclosure>
    </div>
  )
}
