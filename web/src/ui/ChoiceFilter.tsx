import { Chip } from './Chip.tsx'
import type { Choice } from './form/SelectField.tsx'
import { ChevronDownIcon } from './icons.ts'
import { Menu } from './Menu.tsx'

type ChoiceFilterProps<Id extends number | string> = {
  /** Null: any of them. */
  value: Id | null
  choices: readonly Choice<Id>[]
  /** What no choice is called: `Any status`. */
  any: string
  /** What the choice that was made is called on the chip, where that is more than its name. */
  chosenText?: string | null
  onChoose: (id: Id | null) => void
}

/** One of a few by which a list is narrowed: a chip that says which, and opens the others. */
export function ChoiceFilter<Id extends number | string>({ value, choices, any, chosenText, onChoose }: ChoiceFilterProps<Id>) {
  const entryOf = (id: Id | null, text: string) => ({ text, isChosen: id === value, onSelect: () => onChoose(id) })
  return (
    <Menu
      align="start"
      trigger={
        <Chip active={value !== null} iconAfter={ChevronDownIcon}>
          {chosenText ?? choices.find(({ Id }) => Id === value)?.Text ?? any}
        </Chip>
      }
      entries={[entryOf(null, any), ...choices.map(({ Id, Text }) => entryOf(Id, Text))]}
    />
  )
}
