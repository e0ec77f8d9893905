import type { Alert } from '@keystead/contract/marketplace/saved-searches/saved-search.values.ts'
import { MAX_SEARCH_NAME_CHARACTERS } from '@keystead/contract/marketplace/saved-searches/saved-search.values.ts'
import { RadioCards, type RadioCard } from '../../ui/form/RadioCards.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { text } from './save-search.text.ts'

const ALERT_CHOICES: readonly (RadioCard & { Id: Alert })[] = [
  { Id: 'daily', Text: text.daily, detail: text.dailyHelp },
  { Id: 'none', Text: text.none, detail: text.noneHelp },
]

/** The name of a saved search, and whether its owner gets emails. */
export function SavedSearchFields() {
  return (
    <>
      <TextField name="Name" label={text.name} maxLength={MAX_SEARCH_NAME_CHARACTERS} firstFocus />
      <RadioCards name="Alert" label={text.alert} choices={ALERT_CHOICES} />
    </>
  )
}
