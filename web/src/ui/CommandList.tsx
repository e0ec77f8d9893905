import { Autocomplete } from '@base-ui/react/autocomplete'
import type { ReactNode } from 'react'
import { Icon, type IconPicture } from './Icon.tsx'
import { SearchIcon } from './icons.ts'
import styles from './CommandList.module.css'
import popup from './popup.module.css'

export type CommandEntry = { key: string; text: string; detail?: string; icon: IconPicture }
export type CommandGroup<Entry extends CommandEntry> = { name: string; entries: readonly Entry[] }

type CommandListProps<Entry extends CommandEntry> = {
  label: string
  placeholder: string
  maxLength: number
  text: string
  onText: (text: string) => void
  groups: readonly CommandGroup<Entry>[]
  onPick: (entry: Entry) => void
  /** How it stands, read out and shown below the field: `Searching…`. */
  status: string | null
  /** Instead of the list, where there is none. */
  children?: ReactNode
}

/** A field over a list in groups: arrow keys walk through the list while the focus stays in the field, Enter picks. */
export function CommandList<Entry extends CommandEntry>({
  label,
  placeholder,
  maxLength,
  text,
  onText,
  groups,
  onPick,
  status,
  children,
}: CommandListProps<Entry>) {
  const items = groups.map(({ name, entries }) => ({ value: name, items: entries }))
  return (
    <Autocomplete.Root
      open
      inline
      items={items}
      filter={null}
      value={text}
      onValueChange={(value, { reason }) => reason === 'item-press' || onText(value)}
      itemToStringValue={(entry: Entry) => entry.text}
      autoHighlight="always"
      keepHighlight
    >
      <div className={styles.field}>
        <Icon of={SearchIcon} />
        <Autocomplete.Input
          className={styles.input}
          aria-label={label}
          placeholder={placeholder}
          maxLength={maxLength}
          spellCheck={false}
          data-first-focus=""
        />
      </div>
      <div className={styles.results}>
        <Autocomplete.Status className={popup.message}>{status}</Autocomplete.Status>
        <Autocomplete.List aria-label={label}>
          {(group: (typeof items)[number]) => (
            <Autocomplete.Group key={group.value} items={group.items}>
              <Autocomplete.GroupLabel className={popup.groupLabel}>{group.value}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(entry: Entry) => (
                  <Autocomplete.Item key={entry.key} value={entry} className={popup.item} onClick={() => onPick(entry)}>
                    <Icon of={entry.icon} />
                    <span className={popup.words}>
                      <span className={styles.text}>{entry.text}</span>
                      {entry.detail && <span className={popup.detail}>{entry.detail}</span>}
                    </span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
        {children}
      </div>
    </Autocomplete.Root>
  )
}
