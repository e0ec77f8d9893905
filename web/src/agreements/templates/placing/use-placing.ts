import type { PlacedField } from '@keystead/contract/agreements/templates/template.forms.ts'
import type { RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import { type FieldKind, MAX_FIELDS } from '@keystead/contract/agreements/templates/template.values.ts'
import { type RefObject, useState } from 'react'
import { isSame } from '../../../ui/form/same-value.ts'
import type { BoxAct } from './box-keys.ts'
import { fieldText, KINDS, signersOf } from './field-looks.ts'
import { moved, type Place, type Point, resized, type Size } from './geometry.ts'
import { firstDifference, type History, latestStep, withStep } from './history.ts'
import { duplicateOf, newField } from './new-field.ts'
import { text } from './placing.text.ts'
import { type FocusTarget, useFieldFocus } from './use-field-focus.ts'

export type Paper = {
  fields: readonly PlacedField[]
  onChange: (fields: PlacedField[]) => void
  roles: readonly RoleRead[]
  /** Of each page, in points. */
  sizes: readonly Size[]
  isReadOnly: boolean
}

export type Placing = ReturnType<typeof usePlacing>

/** What is done to the fields of a paper, and how the last of it is taken back. */
export function usePlacing({ fields, onChange, roles, sizes, isReadOnly }: Paper, place: RefObject<HTMLElement | null>) {
  const [history, setHistory] = useState<History>([])
  const [picked, setPicked] = useState<string | null>(null)
  const [armed, setArmed] = useState<FieldKind | null>(null)
  const [selected, setSelected] = useState<number | null>(null)
  const [opened, setOpened] = useState<number | null>(null)
  const [said, say] = useState('')
  const focusOn = useFieldFocus(place)
  const signers = signersOf(roles)
  const role = picked !== null && signers.includes(picked) ? picked : (signers[0] ?? null)
  const isFull = fields.length >= MAX_FIELDS
  const last = latestStep(history, fields)

  function commit(after: PlacedField[], isSameAct = false) {
    setHistory(withStep(history, fields, after, isSameAct))
    onChange(after)
  }

  function add(field: PlacedField, saying: (values: { what: string }) => string) {
    commit([...fields, field])
    setSelected(fields.length)
    say(saying({ what: fieldText(field, roles) }))
    return fields.length
  }

  /** Without a point it goes to the middle of the page, where keys lead to it. */
  function put(kind: FieldKind, page: number, point: Point | null) {
    const size = sizes[page - 1]
    if (role === null || isFull || !size) return
    const naming = { kindName: KINDS[kind], firstOptions: [text.firstOptions.yes, text.firstOptions.no] }
    const index = add(newField(kind, role, naming, { page, size, point }, fields), text.said.placed)
    setArmed(null)
    focusOn(index)
  }

  function replace(index: number, change: Partial<PlacedField>, isSameAct = false) {
    const before = fields[index]
    if (!before) return null
    const after = { ...before, ...change }
    if (!isSame(after, before)) commit(fields.with(index, after), isSameAct)
    return after
  }

  /** `isHeld`: its key is, or it is the same drag. */
  function putAt(index: number, to: Place, what: 'move' | 'resize', isHeld = false) {
    const field = replace(index, to, isHeld)
    if (field) say(what === 'move' ? text.said.moved(field) : text.said.resized(field))
  }

  function save(index: number, field: PlacedField) {
    replace(index, field)
    say(text.said.changed({ what: fieldText(field, roles) }))
    focusOn(index)
  }

  function remove(index: number) {
    const gone = fields[index]
    if (!gone) return
    commit(fields.toSpliced(index, 1))
    setSelected(null)
    say(text.said.removed({ label: gone.label }))
  }

  function duplicate(index: number) {
    const field = fields[index]
    const size = field && sizes[field.page - 1]
    if (isFull || !size) return
    focusOn(add(duplicateOf(field, size, fields), text.said.duplicated))
  }

  /** By a key, on the box that has the focus. */
  function act(index: number, does: BoxAct, isHeld: boolean) {
    const field = fields[index]
    const size = field && sizes[field.page - 1]
    if (!size) return
    if (does.kind === 'move') putAt(index, moved(field, does.by, size), 'move', isHeld)
    else if (does.kind === 'resize') putAt(index, resized(field, does.by, size), 'resize', isHeld)
    else if (does.kind === 'duplicate') duplicate(index)
    else {
      remove(index)
      focusOn(neighborOf(fields, index))
    }
  }

  /** `isByKey`: the focus goes to what is as it was. From a button it does not. */
  function undo({ isByKey }: { isByKey: boolean }) {
    if (!last) return
    const index = firstDifference(last.before, last.after)
    setHistory(history.slice(0, -1))
    onChange([...last.before])
    const isThere = index < last.before.length
    setSelected(isThere ? index : null)
    say(text.said.undone)
    if (isByKey) focusOn(isThere ? index : 'pages')
  }

  return {
    fields,
    roles,
    sizes,
    isReadOnly,
    signers,
    role,
    pickRole: setPicked,
    armed,
    arm: setArmed,
    selected: selected !== null && selected < fields.length ? selected : null,
    select: setSelected,
    opened: opened !== null && opened < fields.length ? opened : null,
    open: (index: number) => setOpened(index),
    close: () => setOpened(null),
    said,
    isFull,
    canUndo: last !== null,
    put,
    putAt,
    save,
    remove,
    duplicate,
    act,
    undo,
    focusOn,
  }
}

/** Where the focus goes from one that goes: to one on the same page, as it counts then. */
function neighborOf(fields: readonly PlacedField[], index: number): FocusTarget {
  const rest = fields.toSpliced(index, 1)
  const page = fields[index]?.page
  const before = rest.findLastIndex((field, at) => at < index && field.page === page)
  if (before !== -1) return before
  const after = rest.findIndex((field) => field.page === page)
  return after === -1 ? 'pages' : after
}
