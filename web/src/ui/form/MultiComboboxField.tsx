import { Combobox } from '@base-ui/react/combobox'
import { use, useState } from 'react'
import { useController } from 'react-hook-form'
import { Icon } from '../Icon.tsx'
import { CheckIcon, CloseIcon, SearchIcon } from '../icons.ts'
import popup from '../popup.module.css'
import { PopupContainer } from '../popup-container.ts'
import { suggestionsText } from './ComboboxField.tsx'
import { FieldShell } from './FieldShell.tsx'
import { useField, type FieldProps } from './use-field.ts'
import { useSuggestions, type SearchItems } from './use-suggestions.ts'
import styles from './field.module.css'
import own from './MultiComboboxField.module.css'

/** What a picker of many offers. */
export type PickedItem = { readonly Id: string; readonly Text: string }

export type MultiComboboxFieldProps = FieldProps & {
  /** Asked once two characters are there and typing rests for half a second. */
  search: SearchItems<PickedItem>
  /** What the form's first value stands for. */
  initial?: readonly PickedItem[]
  placeholder?: string
  /** What is searched, in the plural: `No properties found.` */
  things: string
}

const NOTHING: readonly PickedItem[] = []

/** Some of too many to list: type, wait, pick, again. The value is the list of ids, in the order of picking. */
export function MultiComboboxField({
  name,
  label,
  help,
  optional,
  search,
  initial = NOTHING,
  placeholder,
  things,
}: MultiComboboxFieldProps) {
  const field = useField({ name, help })
  const { ref, onChange, onBlur } = useController({ name }).field
  const container = use(PopupContainer)
  const [picked, setPicked] = useState<readonly PickedItem[]>(initial)
  const [typed, setTyped] = useState<string | null>(null)
  const suggestions = useSuggestions(typed, search)

  function pick(items: readonly PickedItem[]) {
    setPicked(items)
    setTyped(null)
    onChange(items.map(({ Id }) => Id))
  }

  return (
    <FieldShell label={label} help={help} optional={optional} field={field}>
      <Combobox.Root
        multiple
        items={suggestions.items as PickedItem[]}
        value={picked as PickedItem[]}
        onValueChange={pick}
        onInputValueChange={(text, { reason }) => setTyped(reason === 'input-change' ? text : null)}
        itemToStringLabel={({ Text }) => Text}
        isItemEqualToValue={(item, value) => item.Id === value.Id}
        filter={null}
        autoHighlight
      >
        {picked.length > 0 && (
          <Combobox.Chips className={own.chips}>
            {picked.map(({ Id, Text }) => (
              <Combobox.Chip key={Id} className={own.chip} aria-label={Text}>
                <span className={own.text}>{Text}</span>
                <Combobox.ChipRemove className={own.remove} aria-label={`Remove ${Text}`}>
                  <Icon of={CloseIcon} size="sm" />
                </Combobox.ChipRemove>
              </Combobox.Chip>
            ))}
          </Combobox.Chips>
        )}
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
                {(item: PickedItem) => (
                  <Combobox.Item key={item.Id} value={item} className={popup.item}>
                    <span className={popup.words}>{item.Text}</span>
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
