/** What a key does in the tree, from the entry that has the focus. */
export type TreeStep = { focus: HTMLElement } | { toggle: boolean } | 'open' | null

const ENTRIES = '[role="treeitem"]'

/** As trees work everywhere: up and down through what is seen, right into a folder, left out of it. */
export function treeStep(key: string, tree: HTMLElement, entry: HTMLElement): TreeStep {
  const seen = [...tree.querySelectorAll<HTMLElement>(ENTRIES)]
  const place = seen.indexOf(entry)
  const to = (one: HTMLElement | null | undefined): TreeStep => (one ? { focus: one } : null)
  const expanded = entry.getAttribute('aria-expanded')
  switch (key) {
    case 'ArrowDown':
      return to(seen[place + 1])
    case 'ArrowUp':
      return to(seen[place - 1])
    case 'Home':
      return to(seen[0])
    case 'End':
      return to(seen.at(-1))
    case 'ArrowRight':
      if (expanded === 'false') return { toggle: true }
      return expanded === 'true' ? to(entry.querySelector<HTMLElement>(ENTRIES)) : null
    case 'ArrowLeft':
      return expanded === 'true' ? { toggle: false } : to(entry.parentElement?.closest<HTMLElement>(ENTRIES))
    case 'Enter':
    case ' ':
      return 'open'
    default:
      return null
  }
}
