import { GetDdlPlaces } from '@keystead/contract/marketplace/search/marketplace.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { call } from '../../../api/call.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useSuggestions } from '../../../ui/form/use-suggestions.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { MapPinIcon, SearchIcon } from '../../../ui/icons.ts'
import { SEARCH_PARAMS } from './search-words.ts'
import styles from './PlaceBox.module.css'
import { text as sentences } from './search.text.ts'

type Place = OutputOf<typeof GetDdlPlaces>['Items'][number]

const KIND_TEXTS: Readonly<Record<Place['Kind'], string>> = sentences.placeKinds

async function searchPlaces(Text: string, signal: AbortSignal): Promise<Place[]> {
  return (await call(GetDdlPlaces, { Text }, { signal })).Items
}

type PlaceBoxProps = {
  /** The place searched now. */
  place: string | null
  /** A suggestion was taken. */
  onPick: (place: string) => void
}

/** Where to look: free text that the server understands, with places to choose from while typing. */
export function PlaceBox({ place, onPick }: PlaceBoxProps) {
  const [typed, setTyped] = useState({ text: place ?? '', of: place })
  const [wanted, setWanted] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const { state, items } = useSuggestions(wanted, searchPlaces)
  const isOpen = wanted !== null && state === 'ready' && items.length > 0

  // The search has changed from elsewhere: a link, the way back.
  if (typed.of !== place) setTyped({ text: place ?? '', of: place })

  function type(text: string) {
    setTyped({ text, of: place })
    setWanted(text)
    setActive(-1)
  }

  // Whoever typed before the script came is not made to type again.
  const takeUpTyped = useEffectEvent(() => {
    const early = input.current?.value ?? ''
    if (early !== typed.text) type(early)
  })
  useEffect(() => takeUpTyped(), [])

  function close() {
    setWanted(null)
    setActive(-1)
  }

  function pick(text: string) {
    setTyped({ text, of: place })
    close()
    onPick(text)
  }

  function press(event: KeyboardEvent) {
    if (!isOpen) return
    const next = nextActive(event.key, active, items.length)
    if (next !== null) setActive(next)
    else if (event.key === 'Enter' && active >= 0) pick(items[active]!.Text)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.box} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
      <span className={styles.pin}>
        <Icon of={MapPinIcon} />
      </span>
      <input
        ref={input}
        name={SEARCH_PARAMS.place}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        role="combobox"
        aria-label={sentences.place}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        placeholder={sentences.placePlaceholder}
        maxLength={120}
        autoComplete="off"
        spellCheck={false}
        className={styles.input}
        value={typed.text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
      />
      <button type="submit" className={styles.submit} aria-label={sentences.search} title={sentences.search} onClick={close}>
        <Icon of={SearchIcon} />
      </button>
      <div id={listId} role="listbox" aria-label={sentences.places} className={classNames(styles.list, !isOpen && styles.closed)}>
        {isOpen &&
          items.map((item, index) => (
            <button
              key={`${item.Kind} ${item.Text}`}
              id={`${listId}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles.option}
              // The focus stays in the text while the list is pressed.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(item.Text)}
              onPointerMove={() => setActive(index)}
            >
              <span className={styles.words}>{item.Text}</span>
              <span className={styles.kind}>{KIND_TEXTS[item.Kind]}</span>
            </button>
          ))}
      </div>
      <span className="visually-hidden" role="status">
        {wanted !== null && state === 'ready' ? foundText(items.length) : ''}
      </span>
    </div>
  )
}

function foundText(count: number): string {
  if (count === 0) return sentences.noPlacesFound
  return sentences.placesFound({ count })
}

/** Where an arrow key leads in a list that has no first and no last; null for any other key. */
function nextActive(key: string, active: number, count: number): number | null {
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  return null
}
