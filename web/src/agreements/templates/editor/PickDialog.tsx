import { useState } from 'react'
import { type CommandEntry, type CommandGroup, CommandList } from '../../../ui/CommandList.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { text } from './editor.text.ts'

/** Longer than any name that can be found. */
const LONGEST_SEARCH = 60

type PickDialogProps = {
  title: string
  /** What the field is for. */
  find: string
  groups: readonly CommandGroup<CommandEntry>[]
  onPick: (key: string) => void
  onClose: () => void
}

/** One of many, found by typing. */
export function PickDialog({ title, find, groups, onPick, onClose }: PickDialogProps) {
  const [typed, setTyped] = useState('')
  const words = typed.trim().toLowerCase()
  const found = groups
    .map(({ name, entries }) => ({ name, entries: entries.filter((entry) => `${name} ${entry.text}`.toLowerCase().includes(words)) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <Dialog open onClose={onClose} title={title} size="top" keepsTyped>
      <CommandList
        label={find}
        placeholder={find}
        maxLength={LONGEST_SEARCH}
        text={typed}
        onText={setTyped}
        groups={found}
        status={found.length === 0 ? text.nothingFound({ text: typed.trim() }) : null}
        onPick={({ key }) => {
          onPick(key)
          onClose()
        }}
      />
    </Dialog>
  )
}
