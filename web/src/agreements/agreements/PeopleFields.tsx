import { MAX_PARTIES } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import type { RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import type { Part } from '@keystead/contract/agreements/templates/template.values.ts'
import { use } from 'react'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Button } from '../../ui/Button.tsx'
import { controlId } from '../../ui/form/form-errors.ts'
import { FormId } from '../../ui/form/form-id.ts'
import { PlusIcon } from '../../ui/icons.ts'
import { type AgreementDraft, newParty } from './agreement-draft.ts'
import { text as words } from './agreement-words.text.ts'
import { text as draft } from './draft.text.ts'
import { OrderFields } from './OrderFields.tsx'
import { PartyFields } from './PartyFields.tsx'
import { text } from './people.text.ts'
import { hasTurn } from './turns.ts'
import styles from './Draft.module.css'

type PeopleFieldsProps = {
  roles: readonly RoleRead[]
  /** Places on an uploaded paper are those of one person each. */
  isPaper: boolean
}

/** Who each role of the paper is, who else reads it, and in which order they come. */
export function PeopleFields({ roles, isPaper }: PeopleFieldsProps) {
  const { control, getValues } = useFormContext<AgreementDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'Parties' })
  const isFull = fields.length >= MAX_PARTIES
  const ofRole = (name: string) => fields.flatMap((field, index) => (field.Role === name ? [{ ...field, index }] : []))
  const isOther = ({ Role }: { Role: string }) => !roles.some(({ Name }) => Name === Role)
  const others = fields.flatMap((field, index) => (isOther(field) ? [{ ...field, index }] : []))
  const full = isFull ? text.full({ most: MAX_PARTIES }) : null

  function add(role: string, part: Part) {
    const last = Math.max(
      0,
      ...getValues('Parties')
        .filter(hasTurn)
        .map(({ Turn }) => Turn),
    )
    append(newParty(role, part, getValues('Order') === 'inOrder' ? last + 1 : 1), { focusName: `Parties.${fields.length}.Kind` })
  }

  return (
    <>
      <fieldset className={styles.part}>
        <legend>
          <h2>{draft.section.people}</h2>
        </legend>
        <p className={styles.help}>{text.intro}</p>
        <ListError />
        {roles.map((role) => {
          const people = ofRole(role.Name)
          const isMany = role.IsMany && !isPaper
          const isOpen = isMany || people.length === 0
          return (
            <div key={role.Name} className={styles.role}>
              <div className={styles.head}>
                <h3>
                  <bdi>{role.Name}</bdi>
                </h3>
                <span className={styles.help}>
                  {words.parts[role.Part]} · {isMany ? text.severalPeople : text.onePerson}
                </span>
              </div>
              {people.length === 0 && <p className={styles.help}>{text.noOneYet}</p>}
              {people.map(({ id, index }, place) => (
                <PartyFields
                  key={id}
                  index={index}
                  title={people.length > 1 ? text.oneOf({ role: role.Name, number: place + 1 }) : role.Name}
                  onRemove={() => remove(index)}
                />
              ))}
              {isOpen && (
                <div>
                  <Button
                    size="sm"
                    icon={PlusIcon}
                    disabledReason={full}
                    aria-label={(people.length > 0 ? text.addAnotherFor : text.chooseFor)({ role: role.Name })}
                    onClick={() => add(role.Name, role.Part)}
                  >
                    {people.length > 0 ? text.addAnother : text.choose}
                  </Button>
                </div>
              )}
            </div>
          )
        })}
        <div className={styles.role}>
          <h3>{text.others}</h3>
          <p className={styles.help}>{text.othersHelp}</p>
          {others.map(({ id, index, Role }, place) => (
            <PartyFields
              key={id}
              index={index}
              title={others.length > 1 ? text.oneOf({ role: Role, number: place + 1 }) : Role}
              onRemove={() => remove(index)}
            />
          ))}
          <div className={styles.tools}>
            {(['viewer', 'copy'] as const).map((part) => (
              <Button key={part} size="sm" icon={PlusIcon} disabledReason={full} onClick={() => add(text.extra[part], part)}>
                {part === 'viewer' ? text.addReader : text.addCopy}
              </Button>
            ))}
          </div>
        </div>
      </fieldset>
      <Order />
    </>
  )
}

/** Of one alone there is no order. */
function Order() {
  const { control } = useFormContext<AgreementDraft>()
  const parties = useWatch({ control, name: 'Parties' })
  return parties.filter(hasTurn).length > 1 ? <OrderFields parties={parties} /> : null
}

/** What is wrong with all of them together. */
function ListError() {
  const { control } = useFormContext<AgreementDraft>()
  const { Parties } = useFormState({ control, name: 'Parties' }).errors
  const formId = use(FormId)
  const message = Parties?.root?.message ?? Parties?.message
  if (!message) return null
  return (
    <p id={controlId(formId, Parties?.root ? 'Parties.root' : 'Parties')} tabIndex={-1} className={styles.wrong}>
      {message}
    </p>
  )
}
