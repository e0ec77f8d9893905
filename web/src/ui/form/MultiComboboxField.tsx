import { Combobox } from '@base-ui/react/combobox'
import { useState } from 'react'
import { Icon } from '../Icon.tsx'
import { CloseIcon } from '../icons.ts'
import { ComboboxParts } from './ComboboxParts.tsx'
import { FieldShell } from './FieldShell.tsx'
import type { FieldProps } from './use-field.ts'
import { useSuggestedField } from './use-suggested-field.ts'
import type { SearchItems } from './use-suggestions.ts'
import styles from './MultiComboboxField.module.css'
import { text } from './form.text.ts'

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
  const suggested = useSuggestedField({ name, help, search })
  const [picked, setPicked] = useState<readonly PickedItem[]>(initial)

  function pick(items: readonly PickedItem[]) {
    setPicked(items)
    suggested.take(items.map(keyOf))
  }

  return (
    <FieldShell label={label} help={help} optional={optional} field={suggested.field}>
      <Combobox.Root
        {...suggested.root}
        multiple
        value={picked as PickedItem[]}
        onValueChange={pick}
        itemToStringLabel={textOf}
        isItemEqualToValue={(item, value) => item.Id === value.Id}
      >
        {picked.length > 0 && (
          <Combobox.Chips className={styles.chips}>
            {picked.map(({ Id, Text }) => (
              <Combobox.Chip key={Id} className={styles.chip} aria-label={Text}>
                <span className={styles.text}>{Text}</span>
                <Combobox.ChipRemove className={styles.remove} aria-label={text.removeText({ text: Text })}>
                  <Icon of={CloseIcon} size="sm" />
                </Combobox.ChipRemove>
              </Combobox.Chip>
            ))}
          </Combobox.Chips>
        )}
        <ComboboxParts suggested={suggested} textOf={textOf} keyOf={keyOf} placeholder={placeholder} things={things} />
      </Combobox.Root>
    </FieldShell>
  )
}

function textOf({ Text }: PickedItem): string {
  return Text
}

function keyOf({ Id }: PickedItem): string {
  return Id
}
