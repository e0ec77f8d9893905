import type { Node } from 'prosemirror-model'
import type { NodeView, NodeViewConstructor } from 'prosemirror-view'
import type { Atom, AtomKind, LookOfAtom } from './atom-kinds.ts'
import type { RichText } from './rich-text.ts'
import styles from './RichText.module.css'

export const atomOf = ({ type, attrs }: Node): Atom => ({ type: type.name, attributes: attrs })

/** Draws the atoms of one text, and draws them again when they look different without having changed. */
export class AtomViews {
  readonly #shown = new Set<AtomView>()
  readonly constructors: Record<string, NodeViewConstructor>
  #look: LookOfAtom

  constructor({ kinds }: RichText, look: LookOfAtom) {
    this.#look = look
    this.constructors = Object.fromEntries([...kinds.values()].map((kind) => [kind.name, (node) => this.#show(kind, node)]))
  }

  lookAs(look: LookOfAtom) {
    this.#look = look
    for (const view of this.#shown) view.draw()
  }

  #show(kind: AtomKind, node: Node): NodeView {
    const view = new AtomView(
      kind,
      node,
      (atom) => this.#look(atom),
      () => this.#shown.delete(view),
    )
    this.#shown.add(view)
    return view
  }
}

class AtomView implements NodeView {
  readonly dom: HTMLElement
  readonly destroy: () => void
  readonly #look: LookOfAtom
  #node: Node
  #drawn = ''

  constructor({ shape }: AtomKind, node: Node, look: LookOfAtom, destroy: () => void) {
    this.dom = document.createElement(shape === 'chip' ? 'span' : 'div')
    this.dom.className = styles[shape]!
    this.destroy = destroy
    this.#look = look
    this.#node = node
    this.draw()
  }

  update(node: Node): boolean {
    if (node.type !== this.#node.type) return false
    this.#node = node
    this.draw()
    return true
  }

  draw() {
    const { before, label, tone } = this.#look(atomOf(this.#node))
    const drawn = JSON.stringify([before, label, tone])
    if (drawn === this.#drawn) return
    this.#drawn = drawn
    this.dom.dataset['tone'] = tone
    this.dom.replaceChildren(...(before ? [wordsIn(styles['before']!, before), ' '] : []), wordsIn(styles['name']!, label))
  }
}

function wordsIn(className: string, words: string): HTMLElement {
  const element = document.createElement('span')
  element.className = className
  element.textContent = words
  return element
}
