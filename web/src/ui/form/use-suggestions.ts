import { MIN_SEARCH_CHARACTERS } from '@keystead/contract/values/search-words.ts'
import { useEffect, useState } from 'react'

/** How long typing has to rest before a search is asked for. */
const DEBOUNCE_MS = 500

export type SearchItems<Item> = (text: string, signal: AbortSignal) => Promise<readonly Item[]>

export type Suggestions<Item> = { state: 'idle' | 'too-short' | 'loading' | 'ready' | 'failed'; items: readonly Item[] }

/** What a search answers to `text` once typing rests; null asks nothing. An answer that comes too late is dropped. */
export function useSuggestions<Item>(text: string | null, search: SearchItems<Item>): Suggestions<Item> {
  const [suggestions, setSuggestions] = useState<Suggestions<Item>>({ state: 'idle', items: [] })

  useEffect(() => {
    const wanted = text?.trim() ?? ''
    if (wanted.length < MIN_SEARCH_CHARACTERS) {
      setSuggestions({ state: wanted === '' ? 'idle' : 'too-short', items: [] })
      return
    }
    const asking = new AbortController()
    setSuggestions((before) => ({ state: 'loading', items: before.items }))
    const timer = setTimeout(() => {
      search(wanted, asking.signal).then(
        (items) => !asking.signal.aborted && setSuggestions({ state: 'ready', items }),
        () => !asking.signal.aborted && setSuggestions({ state: 'failed', items: [] }),
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
    // A caller writes its search in place, so it is a new function at every render; the text says when to ask.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [text])

  return suggestions
}
