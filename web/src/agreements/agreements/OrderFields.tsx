import { useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ChevronDownIcon, ChevronUpIcon } from '../../ui/icons.ts'
import type { AgreementDraft, PartyDraft } from './agreement-draft.ts'
import { text } from './people.text.ts'
import { closedUp, hasTurn, inTurn, isWithPrevious, joined } from './turns.ts'
import styles from './Draft.module.css'

const ORDERS = [
  { Id: 'together', Text: text.orderKinds.together, detail: text.orderKinds.togetherDetail },
  { Id: 'inOrder', Text: text.orderKinds.inOrder, detail: text.orderKinds.inOrderDetail },
] as const

/** Whether they sign at once, or each after the other. */
export function OrderFields({ parties }: { parties: readonly PartyDraft[] }) {
  const { control, setValue } = useFormContext<AgreementDraft>()
  const order = useWatch({ control, name: 'Order' })
  const places = inTurn(parties).filter((place) => hasTurn(parties[place]!))
  const turns = closedUp(places.map((place) => parties[place]!.Turn))

  function setTurns(next: readonly number[]) {
    setValue(
      'Parties',
      parties.map((party, index) => (places.includes(index) ? { ...party, Turn: next[places.indexOf(index)]! } : party)),
      { shouldDirty: true },
    )
  }

  /** They change places, and the turns stay where they are. */
  function swap(one: number, other: number) {
    const next = [...parties]
    const [a, b] = [places[one]!, places[other]!]
    next[a] = { ...parties[b]!, Turn: turns[one]! }
    next[b] = { ...parties[a]!, Turn: turns[other]! }
    setValue('Parties', next, { shouldDirty: true })
  }

  return (
    <fieldset className={styles.part}>
      <RadioCards
        name="Order"
        label={text.order}
        choices={ORDERS}
        onPick={(next) => next === 'inOrder' && setTurns(places.map((_, place) => place + 1))}
      />
      {order === 'inOrder' && (
        <OrderList
          people={places.map((place) => parties[place]!)}
          turns={turns}
          onSwap={swap}
          onJoin={(place, isWith) => setTurns(joined(turns, place, isWith))}
        />
      )}
    </fieldset>
  )
}

type OrderListProps = {
  people: readonly PartyDraft[]
  turns: readonly number[]
  onSwap: (one: number, other: number) => void
  onJoin: (place: number, isWith: boolean) => void
}

function OrderList({ people, turns, onSwap, onJoin }: OrderListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('')
  const nameOf = (place: number) => people[place]!.Name || text.notNamed
  const last = people.length - 1

  /** The focus goes along with who was moved, so that the next press moves them on. */
  function move(place: number, by: -1 | 1) {
    const to = place + by
    onSwap(place, to)
    setSaid(text.movedTo({ who: nameOf(place), place: to + 1, all: people.length }))
    const isAtEnd = to === (by < 0 ? 0 : last)
    const wanted = by < 0 !== isAtEnd ? 'up' : 'down'
    list.current?.querySelectorAll<HTMLButtonElement>(`button[data-way="${wanted}"]`)[to]?.focus()
  }

  return (
    <>
      <ol ref={list} className={styles.order} aria-label={text.orderList}>
        {people.map(({ Role }, place) => {
          const isWith = isWithPrevious(turns, place)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a row is a place, through which people go
            <li key={place} className={styles.place} data-with={isWith || undefined}>
              <span className={`${styles.turn} tabular`}>{turns[place]}</span>
              <span className={styles.named}>
                <bdi>{nameOf(place)}</bdi>
                <small>{Role}</small>
              </span>
              <span className={styles.moves}>
                <IconButton
                  icon={ChevronUpIcon}
                  label={text.earlier({ who: nameOf(place) })}
                  data-way="up"
                  disabled={place === 0}
                  onClick={() => move(place, -1)}
                />
                <IconButton
                  icon={ChevronDownIcon}
                  label={text.later({ who: nameOf(place) })}
                  data-way="down"
                  disabled={place === last}
                  onClick={() => move(place, 1)}
                />
              </span>
              {place > 0 && (
                <label className={styles.tick}>
                  <input type="checkbox" checked={isWith} onChange={(event) => onJoin(place, event.target.checked)} />
                  <span>{text.withPrevious({ who: nameOf(place - 1) })}</span>
                </label>
              )}
            </li>
          )
        })}
      </ol>
      <p className="visually-hidden" aria-live="polite">
        {said}
      </p>
    </>
  )
}
