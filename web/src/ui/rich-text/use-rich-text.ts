import { type Command, EditorState, NodeSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { isSame } from '../form/same-value.ts'
import type { Atom, Attributes, LookOfAtom } from './atom-kinds.ts'
import { atomOf, AtomViews } from './atom-views.ts'
import { changeAtom, insertBlock, insertInLine } from './insert-commands.ts'
import type { RichText } from './rich-text.ts'
import { jsonOf, nodeOf, type TextJson } from './text-json.ts'
import { pluginsOf } from './text-keys.ts'

/** The cursor stays clear of the tools above and of what a phone has below. */
const CLEAR = { top: 140, bottom: 80, left: 0, right: 0 }

/** An atom of the text, and where it stands. */
export type PlacedAtom = Atom & { readonly pos: number }

type RichTextOptions = {
  richText: RichText
  value: TextJson
  onChange: (value: TextJson) => void
  /** Another function draws all atoms again. */
  lookOfAtom: LookOfAtom
  /** Opens an atom whose kind says that it can be. */
  onOpenAtom: (atom: PlacedAtom) => void
  isReadOnly: boolean
}

export type RichTextEditor = {
  readonly richText: RichText
  /** Where the sheet goes. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly view: EditorView | null
  readonly state: EditorState
  readonly selected: PlacedAtom | null
  readonly lookOfAtom: LookOfAtom
  readonly run: (command: Command) => void
  readonly focus: () => void
  readonly insert: (type: string, attributes: Attributes) => void
  readonly change: (atom: PlacedAtom, attributes: Attributes) => void
  readonly open: (atom: PlacedAtom) => void
}

/** A text that is written: what it says goes out with each change, and comes in where it was changed from outside. */
export function useRichText({ richText, value, onChange, lookOfAtom, onOpenAtom, isReadOnly }: RichTextOptions): RichTextEditor {
  const place = useRef<HTMLDivElement>(null)
  const known = useRef(value)
  const [view, setView] = useState<EditorView | null>(null)
  const [atoms] = useState(() => new AtomViews(richText, lookOfAtom))
  const [plugins] = useState(() => pluginsOf(richText))
  const [state, setState] = useState(() => startWith(value))

  function startWith(json: TextJson): EditorState {
    return EditorState.create({ doc: nodeOf(richText.schema, json), plugins })
  }

  const follow = useEffectEvent((next: EditorState, before: EditorState) => {
    setState(next)
    if (next.doc === before.doc) return
    known.current = jsonOf(next.doc)
    onChange(known.current)
  })

  const open = useEffectEvent((now: EditorState, pos: number): boolean => {
    const atom = atomAt(now, pos)
    if (!atom || isReadOnly || !richText.kinds.get(atom.type)?.isEditable) return false
    onOpenAtom(atom)
    return true
  })

  const mount = useEffectEvent((element: HTMLElement) => {
    const mounted: EditorView = new EditorView(element, {
      state,
      nodeViews: atoms.constructors,
      scrollThreshold: CLEAR,
      scrollMargin: CLEAR,
      dispatchTransaction: (transaction) => {
        const before = mounted.state
        const next = before.apply(transaction)
        mounted.updateState(next)
        follow(next, before)
      },
      handleKeyDown: ({ state: now }, event) =>
        event.key === 'Enter' && now.selection instanceof NodeSelection && open(now, now.selection.from),
      handleDoubleClickOn: ({ state: now }, _pos, _node, nodePos, _event, isDirect) => isDirect && open(now, nodePos),
    })
    return mounted
  })

  useLayoutEffect(() => {
    if (!place.current) return undefined
    const mounted = mount(place.current)
    setView(mounted)
    return () => {
      setView(null)
      mounted.destroy()
    }
  }, [])

  // Before the next key: what comes back must not be older than what was typed meanwhile.
  const replace = useEffectEvent((json: TextJson) => {
    if (isSame(json, known.current)) return
    known.current = json
    const next = startWith(json)
    view?.updateState(next)
    setState(next)
  })
  useLayoutEffect(() => replace(value), [value])

  useEffect(() => atoms.lookAs(lookOfAtom), [atoms, lookOfAtom])

  const focus = useCallback(() => view?.focus(), [view])
  function run(command: Command) {
    if (view) command(view.state, view.dispatch, view)
  }

  return {
    richText,
    place,
    view,
    state,
    selected: state.selection instanceof NodeSelection ? atomAt(state, state.selection.from) : null,
    lookOfAtom,
    run,
    focus,
    insert: (type, attributes) => {
      const node = richText.schema.nodes[type]!.create(attributes)
      run(node.isInline ? insertInLine(node) : insertBlock(node))
    },
    change: ({ pos, type }, attributes) => run(changeAtom(pos, type, attributes)),
    open: onOpenAtom,
  }
}

function atomAt({ doc }: EditorState, pos: number): PlacedAtom | null {
  const node = doc.nodeAt(pos)
  return node?.type.spec.atom ? { ...atomOf(node), pos } : null
}
