import { useState } from 'react'

export type Selection = {
  readonly ids: ReadonlySet<string>
  change(ids: ReadonlySet<string>): void
  /** One that is gone can not stay ticked. */
  drop(id: string): void
  clear(): void
}

const NOTHING: ReadonlySet<string> = new Set()

/** What is ticked in a list. It lasts from page to page; another filter begins again, so that nothing unseen stays ticked. */
export function useSelection(filterKey: string): Selection {
  const [state, setState] = useState({ filterKey, ids: NOTHING })
  const ids = state.filterKey === filterKey ? state.ids : NOTHING
  return {
    ids,
    change: (ids) => setState({ filterKey, ids }),
    drop: (id) => setState({ filterKey, ids: new Set([...ids].filter((other) => other !== id)) }),
    clear: () => setState({ filterKey, ids: NOTHING }),
  }
}
