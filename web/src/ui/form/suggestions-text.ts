import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import type { Suggestions } from './use-suggestions.ts'
import { text } from './form.text.ts'

/** What a picker says while it searches, and when it finds nothing. */
export function suggestionsText({ state, items }: Suggestions<unknown>, things: string): string {
  if (state === 'idle' || state === 'too-short') return messages.typeTwoCharacters
  if (state === 'loading') return text.searching
  if (state === 'failed') return text.theSearchDidNotWork
  return items.length === 0 ? `No ${things} found.` : ''
}
