/*
 * Atoms are pieces of a text that stand for something of the room that has them: what is filled in, a line to sign on. The room says as data
 * what these are.
 */

export type Attributes = Readonly<Record<string, unknown>>
export type Atom = { readonly type: string; readonly attributes: Attributes }

export type AtomKind = {
  readonly name: string
  /** `chip` stands in a line of text, `box` between paragraphs, `line` across the sheet. */
  readonly shape: 'chip' | 'box' | 'line'
  readonly attributes: readonly string[]
  /** Whether these are attributes of one: what is pasted may come from anywhere. */
  readonly accepts: (attributes: Attributes) => boolean
  /** Where text without looks is all there is: in another program that it is pasted into. */
  readonly words: (attributes: Attributes) => string
  /** Enter or two presses open it. */
  readonly isEditable?: boolean
}

export type AtomTone = 'brand' | 'good' | 'info' | 'warn' | 'bad' | 'neutral'
/** How an atom looks now. `before` says what it is, `label` which one. */
export type AtomLook = { readonly before?: string; readonly label: string; readonly tone: AtomTone }
export type LookOfAtom = (atom: Atom) => AtomLook

export type RichTextLimits = { readonly listDepth: number; readonly tableColumns: number; readonly tableRows: number }
