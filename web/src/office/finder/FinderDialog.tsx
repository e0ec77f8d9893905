import { FindAnything } from '@keystead/contract/office/finder/finder.operations.ts'
import { LONGEST_FIND } from '@keystead/contract/office/finder/finder.values.ts'
import { MIN_SEARCH_CHARACTERS, searchWords } from '@keystead/contract/values/search-words.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '../../api/query.ts'
import { CommandList } from '../../ui/CommandList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { type FinderPlace, finderGroups } from './finder-entries.ts'
import type { QuickAdd } from './quick-adds.ts'
import { useRested } from './use-rested.ts'
import { text as sentences } from './finder.text.ts'

type FinderDialogProps = { adds: readonly QuickAdd[]; places: readonly FinderPlace[]; onClose: () => void }

/** One field for everything: homes, people and leases, what can be added, and every screen of the menus. */
export function FinderDialog({ adds, places, onClose }: FinderDialogProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const text = searchWords(typed)
  const rested = useRested(text)
  const isAsked = rested.length >= MIN_SEARCH_CHARACTERS
  const { data, error, isFetching, refetch } = useCall(FindAnything, { Text: rested }, { enabled: isAsked, keepPrevious: true })
  const groups = finderGroups({ text, found: isAsked ? data : undefined, adds, places })
  const isWaiting = text.length >= MIN_SEARCH_CHARACTERS && (isFetching || rested !== text)
  const isNothing = groups.length === 0 && !isWaiting
  return (
    <Dialog open onClose={onClose} title={sentences.search} size="top">
      <CommandList
        label={sentences.search}
        placeholder={sentences.placeholder}
        maxLength={LONGEST_FIND}
        text={typed}
        onText={setTyped}
        groups={groups}
        status={isWaiting ? sentences.searching : isNothing && !error ? sentences.nothingFound({ text }) : null}
        onPick={({ to }) => {
          onClose()
          void navigate(to)
        }}
      >
        {error && isAsked && <ErrorState failure={error} onRetry={() => void refetch()} compact />}
      </CommandList>
    </Dialog>
  )
}
