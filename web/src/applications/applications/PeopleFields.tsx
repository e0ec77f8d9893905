import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { ReferenceItem } from '@keystead/contract/values/reference-items.ts'
import { use } from 'react'
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { Link } from 'react-router'
import { refusedText } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { Button } from '../../ui/Button.tsx'
import { controlId } from '../../ui/form/form-errors.ts'
import { FormId } from '../../ui/form/form-id.ts'
import { PlusIcon } from '../../ui/icons.ts'
import { inParts } from '../../ui/in-parts.ts'
import { isMain, newPerson, type PeopleDraft } from './people-draft.ts'
import { text } from './people.text.ts'
import { PersonFields } from './PersonFields.tsx'
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
  // Who applies is chosen among connections, which not every role of a business may see.
  const refused = refusedText(useSession(), GetDdlJoinedUserConnections)
  const full = fields.length >= most ? text.full({ most }) : null

  function add() {
    const hasMain = !mayBeMain || getValues('Applicants').some(isMain)
    append(newPerson(hasMain), { focusName: `Applicants.${fields.length}.ProfileId` })
  }

  return (
    <fieldset className={styles.part}>
      <legend>{text.people}</legend>
      <p className={styles.help}>{text.help}</p>
      <ListError />
      {refused !== null && <p className={styles.wrong}>{refused}</p>}
      {refused === null &&
        fields.map(({ id }, index) => (
          <PersonFields key={id} index={index} types={types} onRemove={fields.length > 1 ? () => remove(index) : null} />
        ))}
      <div>
        <Button size="sm" icon={PlusIcon} disabledReason={refused ?? full} onClick={add}>
          {text.addPerson}
        </Button>
      </div>
      <Missing />
    </fieldset>
  )
}

/** Tenants connect with owners and agents, and not with each other. */
function Missing() {
  const session = useSession()
  if (session !== null && profileTypeOf(session) === 'Tenant') return <p className={styles.help}>{text.landlordAdds}</p>
  return <p className={styles.help}>{inParts(text.connect.parts({ link: <Link to={paths.sendInvite()}>{text.connectLink}</Link> }))}</p>
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
