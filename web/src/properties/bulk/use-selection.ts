import { useState } from 'react'

export type Selection = {
  readonly ids: ReadonlySet<string>
  change(ids: ReadonlySet<string>): void
  clear(): void
}

const NOTHING: ReadonlySet<string> = new Set()

/** What is ticked in a list. It lasts from page to page; another filter begins anew, so that nothing unseen stays ticked. */
export function useSelection(filterKey: string): Selection {
  const [state, setState] = useState({ filterKey, ids: NOTHING })
  return {
    ids: state.filterKey === filterKey ? state.ids : NOTHING,
    change: (ids) => setState({ filterKey, ids }),
    clear: () => setState({ filterKey, ids: NOTHING }),
  }
}
