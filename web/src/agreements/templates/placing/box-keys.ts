import type { Point } from './geometry.ts'

export type BoxAct = { readonly kind: 'move' | 'resize'; readonly by: Point } | { readonly kind: 'remove' | 'duplicate' }

type Pressed = {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const FAR = 10

/** What a key does to a field that has the focus. Enter is left out: a button is pressed by it anyway. */
export function actOfKey({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): BoxAct | null {
  const arrow = ARROWS[key]
  if (arrow) {
    if (metaKey) return null
    const step = shiftKey ? FAR : 1
    return { kind: ctrlKey || altKey ? 'resize' : 'move', by: { x: arrow.x * step, y: arrow.y * step } }
  }
  if ((key === 'Delete' || key === 'Backspace') && !ctrlKey && !altKey && !metaKey) return { kind: 'remove' }
  if (key.toLowerCase() === 'd' && (ctrlKey || metaKey) && !altKey && !shiftKey) return { kind: 'duplicate' }
  return null
}

export function isUndo({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey
}
