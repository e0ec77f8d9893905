import type { Alert } from '@keystead/contract/marketplace/saved-searches/saved-search.values.ts'
import { MAX_SEARCH_NAME_CHARACTERS } from '@keystead/contract/marketplace/saved-searches/saved-search.values.ts'
import { RadioCards, type RadioCard } from '../../ui/form/RadioCards.tsx'
import { TextField } from '../../ui/form/TextField.tsx'

const ALERT_CHOICES: readonly (RadioCard & { Id: Alert })[] = [
  { Id: 'daily', Text: 'Yes, once a day', detail: 'In the morning, and only when a home is new or costs less.' },
  { Id: 'none', Text: 'No', detail: 'You see what is new when you look.' },
]

/** The name of a saved search, and whether its owner gets emails. */
export function SavedSearchFields() {
  return (
    <>
      <TextField name="Name" label="Name" maxLength={MAX_SEARCH_NAME_CHARACTERS} firstFocus />
      <RadioCards name="Alert" label="Shall we write to you about it?" choices={ALERT_CHOICES} />
    </>
  )
}
