import { Combobox } from '@base-ui/react/combobox'
import { use, useState } from 'react'
import { useController } from 'react-hook-form'
import { Icon } from '../Icon.tsx'
import { CheckIcon, SearchIcon } from '../icons.ts'
import popup from '../popup.module.css'
import { PopupContainer } from '../popup-container.ts'
import { FieldShell } from './FieldShell.tsx'
import { useField, type FieldProps } from './use-field.ts'
import { useSuggestions, type SearchItems, type Suggestions } from './use-suggestions.ts'
import styles from './field.module.css'

export type ComboboxFieldProps<Item> = FieldProps & {
  /** Asked once two characters are there and typing rests for half a second. */
  search: SearchItems<Item>
  textOf: (item: Item) => string
  /** What goes into the form: an id, a name. */
  valueOf: (item: Item) => string | number
  /** Tells two items apart whose values are the same: `Portland` of two states. The value itself when left out. */
  keyOf?: (item: Item) => string | number
  /** What the form's first value stands for. */
  initial?: Item | null
  /** For fields that follow from this one. */
  onPick?: (item: Item | null) => void
  placeholder?: string
  /** What is searched, in the plural: `No cities found.` */
  things: string
}

/** One of too many to list: type, wait, pick. */
export function ComboboxField<Item>({
  name,
  label,
  help,
  optional,
  search,
  textOf,
  valueOf,
  keyOf = valueOf,
  initial = null,
  onPick,
  placeholder,
  things,
}: ComboboxFieldProps<Item>) {
  const field = useField({ name, help })
  const { ref, onChange, onBlur } = useController({ name }).field
  const container = use(PopupContainer)
  const [picked, setPicked] = useState<Item | null>(initial)
  const [typed, setTyped] = useState<string | null>(null)
  const suggestions = useSuggestions(typed, search)

  function pick(item: Item | null) {
    setPicked(item)
    setTyped(null)
    onChange(item === null ? null : valueOf(item))
    onPick?.(item)
  }

  return (
    <FieldShell label={label} help={help} optional={optional} field={field}>
      <Combobox.Root
        items={suggestions.items as Item[]}
        value={picked}
        onValueChange={pick}
        onInputValueChange={(text, { reason }) => setTyped(reason === 'input-change' ? text : null)}
        itemToStringLabel={textOf}
        isItemEqualToValue={(item, value) => keyOf(item) === keyOf(value)}
        filter={null}
        autoHighlight
      >
        <div className={styles.framed}>
          <span className={styles.before}>
            <Icon of={SearchIcon} />
          </span>
          <Combobox.Input
            {...field.aria}
            ref={ref}
            id={field.id}
            placeholder={placeholder}
            onBlur={onBlur}
            autoComplete="off"
            className={styles.input}
          />
        </div>
        <Combobox.Portal container={container ?? undefined}>
          <Combobox.Positioner className={popup.positioner} sideOffset={4} collisionPadding={8}>
            <Combobox.Popup className={popup.popup} aria-busy={suggestions.state === 'loading' || undefined}>
              <Combobox.Status className={popup.message}>{suggestionsText(suggestions, things)}</Combobox.Status>
              <Combobox.List>
                {(item: Item) => (
                  <Combobox.Item key={keyOf(item)} value={item} className={popup.item}>
                    <span className={popup.words}>{textOf(item)}</span>
                    <Combobox.ItemIndicator>
                      <Icon of={CheckIcon} size="sm" />
                    </Combobox.ItemIndicator>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </FieldShell>
  )
}

/** What a picker says while it searches, and when it finds nothing. */
export function suggestionsText({ state, items }: Suggestions<unknown>, things: string): string {
  if (state === 'idle' || state === 'too-short') return 'Please type at least 2 characters.'
  if (state === 'loading') return 'Searching…'
  if (state === 'failed') return 'The search did not work. Please type again.'
  return items.length === 0 ? `No ${things} found.` : ''
}
