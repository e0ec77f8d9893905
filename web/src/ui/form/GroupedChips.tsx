import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { Icon } from '../Icon.tsx'
import { CheckIcon, ChevronDownIcon, SearchIcon } from '../icons.ts'
import { FieldGroup } from './FieldShell.tsx'
import type { Choice } from './SelectField.tsx'
import { useField, type FieldProps } from './use-field.ts'
import styles from './field.module.css'
import groupStyles from './GroupedChips.module.css'
import { text } from './form.text.ts'

export type ChoiceGroup = { readonly name: string; readonly choices: readonly Choice[] }

type GroupedChipsProps = FieldProps & {
  groups: readonly ChoiceGroup[]
  /** What is looked for, in the plural: `No features found.` */
  things: string
}

/** Any number of a long list: folded by group, and found by typing. The value is the list of ids, in the order of the groups. */
export function GroupedChips({ name, label, help, optional, groups, things }: GroupedChipsProps) {
  const field = useField({ name, help })
  const { ref, value, onChange, onBlur } = useController({ name }).field
  const searchId = useId()
  const [wanted, setWanted] = useState('')
  const chosen: readonly number[] = Array.isArray(value) ? value : []
  const words = wanted.trim().toLowerCase()
  const found = groups.flatMap(({ choices }) => choices).filter(({ Text }) => Text.toLowerCase().includes(words))

  function toggle(id: number) {
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]
    onChange(groups.flatMap(({ choices }) => choices.map(({ Id }) => Id)).filter((candidate) => next.includes(candidate)))
  }

  const chips = (choices: readonly Choice[]) => (
    <div className={styles.chips}>
      {choices.map(({ Id, Text }) => (
        <label key={Id} className={styles.chip}>
          <input type="checkbox" checked={chosen.includes(Id)} onChange={() => toggle(Id)} onBlur={onBlur} />
          <Icon of={CheckIcon} size="sm" />
          {Text}
        </label>
      ))}
    </div>
  )

  return (
    <FieldGroup label={label} help={help} optional={optional} field={field}>
      <div className={styles.framed}>
        <label htmlFor={searchId} className="visually-hidden">
          {text.findThings({ things })}
        </label>
        <span className={styles.before}>
          <Icon of={SearchIcon} />
        </span>
        <input
          ref={ref}
          id={searchId}
          type="search"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          // Enter looks, and does not send the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          placeholder={text.findThings({ things })}
          autoComplete="off"
          className={styles.input}
        />
      </div>
      <p className="visually-hidden" role="status">
        {words === '' ? '' : `${found.length} found`}
      </p>
      {words === '' ? (
        <div className={groupStyles.groups}>
          {groups.map((group) => (
            <details key={group.name} className={groupStyles.group}>
              <summary className={groupStyles.summary}>
                <span>{group.name}</span>
                <span className={groupStyles.chosen}>{chosenText(group, chosen)}</span>
                <Icon of={ChevronDownIcon} />
              </summary>
              {chips(group.choices)}
            </details>
          ))}
        </div>
      ) : found.length > 0 ? (
        chips(found)
      ) : (
        <p className={styles.help}>{text.noThingsFound({ things })}</p>
      )}
    </FieldGroup>
  )
}

/** The first of what is chosen in a folded group, and how many more there are. */
function chosenText({ choices }: ChoiceGroup, chosen: readonly number[]): string {
  const texts = choices.filter(({ Id }) => chosen.includes(Id)).map(({ Text }) => Text)
  return texts.length > 2 ? `${texts.slice(0, 2).join(', ')} and ${texts.length - 2} more` : texts.join(', ')
}
