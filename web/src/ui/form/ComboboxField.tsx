import { Combobox } from '@base-ui/react/combobox'
import { useState } from 'react'
import { ComboboxParts } from './ComboboxParts.tsx'
import { FieldShell } from './FieldShell.tsx'
import type { FieldProps } from './use-field.ts'
import { useSuggestedField } from './use-suggested-field.ts'
import type { SearchItems } from './use-suggestions.ts'

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
  const suggested = useSuggestedField({ name, help, search })
  const [picked, setPicked] = useState<Item | null>(initial)

  function pick(item: Item | null) {
    setPicked(item)
    suggested.take(item === null ? null : valueOf(item))
    onPick?.(item)
  }

  return (
    <FieldShell label={label} help={help} optional={optional} field={suggested.field}>
      <Combobox.Root
        {...suggested.root}
        value={picked}
        onValueChange={pick}
        itemToStringLabel={textOf}
        isItemEqualToValue={(item, value) => keyOf(item) === keyOf(value)}
      >
        <ComboboxParts suggested={suggested} textOf={textOf} keyOf={keyOf} placeholder={placeholder} things={things} />
      </Combobox.Root>
    </FieldShell>
  )
}
