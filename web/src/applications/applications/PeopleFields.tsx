import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import { use } from 'react'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { controlId } from '../../ui/form/form-errors.ts'
import { FormId } from '../../ui/form/form-id.ts'
import { PlusIcon } from '../../ui/icons.ts'
import { isMain, newPerson, type PeopleDraft } from './people-draft.ts'
import { text } from './people.text.ts'
import { PersonFields } from './PersonFields.tsx'
import { useWayToName } from './use-way-to-name.ts'
import styles from './Create.module.css'

type PeopleFieldsProps = {
  /** As what they may come in. */
  types: readonly ReferenceItem[]
  /** How many there may be here. */
  most: number
}

/** Who is to fill in a form: one person or several, each with what they are in the application. */
export function PeopleFields({ types, most }: PeopleFieldsProps) {
  const { control, getValues } = useFormContext<PeopleDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'Applicants' })
  const mayBeMain = types.some(({ Id }) => isMain({ ApplicantTypeId: Id }))
  const mayBeKnown = useWayToName() === 'known'
  const full = fields.length >= most ? text.full({ most }) : null

  function add() {
    const before = getValues('Applicants')
    const hasMain = !mayBeMain || before.some(isMain)
    // Who comes next is named as the one before.
    const way = mayBeKnown ? (before.at(-1)?.By ?? 'known') : 'email'
    const field = way === 'known' ? 'ProfileId' : 'Name'
    append(newPerson(hasMain, way), { focusName: `Applicants.${fields.length}.${field}` })
  }

  return (
    <fieldset className={styles.part}>
      <legend>{text.people}</legend>
      <p className={styles.help}>{text.help}</p>
      <ListError />
      {fields.map(({ id }, index) => (
        <PersonFields
          key={id}
          index={index}
          types={types}
          mayBeKnown={mayBeKnown}
          onRemove={fields.length > 1 ? () => remove(index) : null}
        />
      ))}
      <div>
        <Button size="sm" icon={PlusIcon} disabledReason={full} onClick={add}>
          {text.addPerson}
        </Button>
      </div>
    </fieldset>
  )
}

/** What is wrong with all of them together. */
function ListError() {
  const { control } = useFormContext<PeopleDraft>()
  const { Applicants } = useFormState({ control, name: 'Applicants' }).errors
  const formId = use(FormId)
  const message = Applicants?.root?.message ?? Applicants?.message
  if (!message) return null
  return (
    <p id={controlId(formId, Applicants?.root ? 'Applicants.root' : 'Applicants')} tabIndex={-1} className={styles.wrong}>
      {message}
    </p>
  )
}
