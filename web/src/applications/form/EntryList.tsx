import { type ReactNode, use, useRef } from 'react'
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { controlId } from '../../ui/form/form-errors.ts'
import { FormId } from '../../ui/form/form-id.ts'
import { PlusIcon, TrashIcon } from '../../ui/icons.ts'
import { text } from './form.text.ts'
import styles from './Form.module.css'

type EntryListProps = {
  /** Of the list in the form: `Pets`. */
  name: string
  title: string
  help?: ReactNode
  /** One of them, as its card and its buttons call it; the same for all, or by its place. */
  entry: (index: number) => string
  add: string
  max: number
  blank: () => Record<string, unknown>
  /** Where the focus goes in one that is added. */
  firstField: string
  /** Some may not go. */
  mayRemove?: (count: number, index: number) => boolean
  onCount?: (count: number) => void
  children: (index: number) => ReactNode
}

/** Any number of the same, each a card with its own fields. */
export function EntryList(props: EntryListProps) {
  const { name, title, help, entry, add, max, blank, firstField, mayRemove = () => true, onCount, children } = props
  const { control } = useFormContext()
  const { fields, append, remove } = useFieldArray({ control, name })
  const addButton = useRef<HTMLButtonElement>(null)
  const count = fields.length

  function addOne() {
    append(blank(), { focusName: `${name}.${count}.${firstField}` })
    onCount?.(count + 1)
  }

  function removeOne(index: number) {
    remove(index)
    onCount?.(count - 1)
    addButton.current?.focus()
  }

  return (
    <fieldset className={styles.part}>
      <legend>
        <h3>{title}</h3>
      </legend>
      {help && <div className={styles.help}>{help}</div>}
      <ListError name={name} />
      {fields.map(({ id }, index) => (
        <fieldset key={id} className={styles.card}>
          <legend className="visually-hidden">{entry(index)}</legend>
          <div className={styles.head}>
            <h4>{entry(index)}</h4>
            {mayRemove(count, index) && (
              <Button
                size="sm"
                variant="quiet"
                icon={TrashIcon}
                aria-label={text.removeOf({ name: entry(index) })}
                onClick={() => removeOne(index)}
              >
                {text.remove}
              </Button>
            )}
          </div>
          {children(index)}
        </fieldset>
      ))}
      <div>
        <Button ref={addButton} icon={PlusIcon} disabledReason={count >= max ? text.full({ count: max }) : null} onClick={addOne}>
          {add}
        </Button>
      </div>
    </fieldset>
  )
}

/** What is said of all of them together. */
function ListError({ name }: { name: string }) {
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const formId = use(FormId)
  const message: unknown = get(errors, `${name}.root.message`)
  if (typeof message !== 'string') return null
  return (
    <p id={controlId(formId, `${name}.root`)} tabIndex={-1} className={styles.wrong}>
      {message}
    </p>
  )
}
