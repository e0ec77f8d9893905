import { Combobox } from '@base-ui/react/combobox'
import { use } from 'react'
import { Icon } from '../Icon.tsx'
import { CheckIcon, SearchIcon } from '../icons.ts'
import popup from '../popup.module.css'
import { PopupContainer } from '../popup-container.ts'
import { suggestionsText } from './suggestions-text.ts'
import type { SuggestedField } from './use-suggested-field.ts'
import styles from './field.module.css'

type ComboboxPartsProps<Item> = {
  suggested: SuggestedField<Item>
  textOf: (item: Item) => string
  keyOf: (item: Item) => string | number
  placeholder: string | undefined
  things: string
}

/** What is typed into and what is picked from, the same for one thing and for many. */
export function ComboboxParts<Item>({ suggested, textOf, keyOf, placeholder, things }: ComboboxPartsProps<Item>) {
  const { field, input, suggestions } = suggested
  const container = use(PopupContainer)
  return (
    <>
      <div className={styles.framed}>
        <span className={styles.before}>
          <Icon of={SearchIcon} />
        </span>
        <Combobox.Input {...field.aria} {...input} id={field.id} placeholder={placeholder} autoComplete="off" className={styles.input} />
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
    </>
  )
}
