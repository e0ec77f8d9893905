import { MERGE_FIELDS, MERGE_GROUPS, mergeFieldLabel, mergeGroupOf } from '@keystead/contract/agreements/templates/merge-fields.ts'
import { text as mergeText } from '@keystead/contract/agreements/templates/merge-fields.text.ts'
import { text as law } from '@keystead/contract/places/state-law/law-words.text.ts'
import { LAW_TOPICS } from '@keystead/contract/places/state-law/state-law.values.ts'
import type { CommandEntry, CommandGroup } from '../../../ui/CommandList.tsx'
import { GavelIcon, InvoiceItemIcon } from '../../../ui/icons.ts'
import { text } from './editor.text.ts'

export const MERGE_FIELD_GROUPS: readonly CommandGroup<CommandEntry>[] = MERGE_GROUPS.map((group) => ({
  name: mergeText.groups[group],
  entries: MERGE_FIELDS.filter((name) => mergeGroupOf(name) === group).map((name) => ({
    key: name,
    text: mergeFieldLabel(name),
    icon: InvoiceItemIcon,
  })),
}))

export const LAW_TOPIC_GROUPS: readonly CommandGroup<CommandEntry>[] = [
  { name: text.topics, entries: LAW_TOPICS.map((topic) => ({ key: topic, text: law.topics[topic], icon: GavelIcon })) },
]
