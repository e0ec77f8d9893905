import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type PersonChoice, searchPeople } from '../../documents/documents/KnownPerson.tsx'
import { Button } from '../../ui/Button.tsx'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { TrashIcon } from '../../ui/icons.ts'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { type PeopleDraft, WAYS_TO_NAME } from './people-draft.ts'
import { text } from './people.text.ts'
import styles from './Create.module.css'

type PersonFieldsProps = {
  index: number
  types: readonly ReferenceItem[]
  /** Whether the reader may choose among connections. */
  mayBeKnown: boolean
  /** Null where there is no other one. */
  onRemove: (() => void) | null
}

const WAYS = WAYS_TO_NAME.map((Id) => ({ Id, Text: text.ways[Id] }))

/** One of those who are to fill in a form, and as what: someone who is known, or anyone by a name and an email. */
export function PersonFields({ index, types, mayBeKnown, onRemove }: PersonFieldsProps) {
  const at = `Applicants.${index}` as const
  const { control } = useFormContext<PeopleDraft>()
  const by = useWatch({ control, name: `${at}.By` })
  const part = useRef<HTMLFieldSetElement>(null)
  useFocusHandedOn(part)
  const title = text.personNumber({ number: index + 1 })
  return (
    <fieldset ref={part} className={styles.card}>
      <legend className="visually-hidden">{title}</legend>
      {mayBeKnown && <RadioCards name={`${at}.By`} label={text.who} choices={WAYS} />}
      {by === 'known' && mayBeKnown ? (
        <FieldRow>
          <ComboboxField<PersonChoice>
            name={`${at}.ProfileId`}
            label={text.person}
            help={text.personHelp}
            things={text.persons}
            placeholder={text.typeName}
            search={searchPeople}
            textOf={({ Text }) => Text}
            valueOf={({ Id }) => Id}
          />
          <SelectField name={`${at}.ApplicantTypeId`} label={text.type} choices={types} />
        </FieldRow>
      ) : (
        <>
          <FieldRow>
            <TextField name={`${at}.Name`} label={text.name} autoComplete="off" maxLength={120} dir="auto" />
            <SelectField name={`${at}.ApplicantTypeId`} label={text.type} choices={types} />
          </FieldRow>
          <EmailField name={`${at}.Email`} label={text.email} help={text.emailHelp} />
        </>
      )}
      {onRemove && (
        <div className={styles.foot}>
          <Button size="sm" variant="quiet" icon={TrashIcon} aria-label={text.removeWho({ who: title })} onClick={onRemove}>
            {text.remove}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
