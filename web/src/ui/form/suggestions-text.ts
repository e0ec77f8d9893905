import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import type { Suggestions } from './use-suggestions.ts'

/** What a picker says while it searches, and when it finds nothing. */
export function suggestionsText({ state, items }: Suggestions<unknown>, things: string): string {
  if (state === 'idle' || state === 'too-short') return messages.typeTwoCharacters
  if (state === 'loading') return 'Searching…'
  if (state === 'failed') return 'The search did not work. Please type again.'
  return items.length === 0 ? `No ${things} found.` : ''
}
