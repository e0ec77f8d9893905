import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import { useRef } from 'react'
import { type PersonChoice, searchPeople } from '../../documents/documents/KnownPerson.tsx'
import { Button } from '../../ui/Button.tsx'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TrashIcon } from '../../ui/icons.ts'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { text } from './people.text.ts'
import styles from './Create.module.css'

type PersonFieldsProps = {
  index: number
  types: readonly ReferenceItem[]
  /** Null where there is no other one. */
  onRemove: (() => void) | null
}

/** One of those who are to fill in a form, and as what. */
export function PersonFields({ index, types, onRemove }: PersonFieldsProps) {
  const part = useRef<HTMLFieldSetElement>(null)
  useFocusHandedOn(part)
  const title = text.personNumber({ number: index + 1 })
  return (
    <fieldset ref={part} className={styles.card}>
      <legend className="visually-hidden">{title}</legend>
      <FieldRow>
        <ComboboxField<PersonChoice>
          name={`Applicants.${index}.ProfileId`}
          label={text.person}
          help={text.personHelp}
          things={text.persons}
          placeholder={text.typeName}
          search={searchPeople}
          textOf={({ Text }) => Text}
          valueOf={({ Id }) => Id}
        />
        <SelectField name={`Applicants.${index}.ApplicantTypeId`} label={text.type} choices={types} />
      </FieldRow>
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
