import { MAX_PARTY_NAME } from '@keystead/contract/agreements/agreements/agreement.values.ts'
import { GetPersons } from '@keystead/contract/leasing/persons/person.operations.ts'
import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { type PersonChoice, searchPeople } from '../../documents/documents/KnownPerson.tsx'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { nameOf } from '../../leasing/persons/person-texts.ts'
import { useMay } from '../../sessions/rights.ts'
import { useSession } from '../../sessions/session.ts'
import { Button } from '../../ui/Button.tsx'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { TrashIcon } from '../../ui/icons.ts'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'
import { type AgreementDraft, WHO_KINDS, type WhoKind } from './agreement-draft.ts'
import { text } from './people.text.ts'
import styles from './Draft.module.css'

type PartyFieldsProps = { index: number; title: string; onRemove: () => void }

/** Who one of them is: chosen among those one knows, or written. */
export function PartyFields({ index, title, onRemove }: PartyFieldsProps) {
  const { control, setValue, getValues } = useFormContext<AgreementDraft>()
  const kind = useWatch({ control, name: `Parties.${index}.Kind` })
  const profile = useSession()?.Profile
  const kinds = useWhoKinds(kind)
  const part = useRef<HTMLFieldSetElement>(null)
  useFocusHandedOn(part)
  const set = (field: 'ProfileId' | 'PersonId' | 'Name' | 'Email', value: string | null) =>
    setValue(`Parties.${index}.${field}`, value, { shouldDirty: true })

  /** Who was chosen before is chosen no longer; what was written stays. */
  function begin(next: WhoKind | null) {
    const before = getValues(`Parties.${index}.Kind`)
    set('ProfileId', next === 'me' ? (profile?.ProfileId ?? null) : null)
    set('PersonId', null)
    if (next === 'me') set('Name', profile?.Name ?? '')
    else if (before !== 'address') set('Name', '')
    if (before !== 'address') set('Email', '')
  }

  return (
    <fieldset ref={part} className={styles.card}>
      <legend className="visually-hidden">{title}</legend>
      <SelectField
        name={`Parties.${index}.Kind`}
        label={text.who}
        choices={kinds.map((Id) => ({ Id, Text: Id === 'me' ? text.kinds.me({ name: profile?.Name ?? '' }) : text.kinds[Id] }))}
        onPick={(next) => begin(next as WhoKind | null)}
      />
      {kind === 'profile' && <Connection index={index} onPick={(person) => set('Name', person?.Text ?? '')} />}
      {kind === 'person' && (
        <FieldRow>
          <Person
            index={index}
            onPick={(person) => {
              set('Name', person?.Text ?? '')
              set('Email', person?.email ?? '')
            }}
          />
          <EmailField name={`Parties.${index}.Email`} label={text.email} />
        </FieldRow>
      )}
      {kind === 'address' && (
        <FieldRow>
          <TextField name={`Parties.${index}.Name`} label={text.name} maxLength={MAX_PARTY_NAME} dir="auto" />
          <EmailField name={`Parties.${index}.Email`} label={text.email} />
        </FieldRow>
      )}
      <div className={styles.foot}>
        <Button size="sm" variant="quiet" icon={TrashIcon} aria-label={text.removeWho({ who: title })} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </fieldset>
  )
}

/** Owners alone write people down. Who was chosen before stays, also where they could not be chosen now. */
function useWhoKinds(kept: WhoKind | null): readonly WhoKind[] {
  const session = useSession()
  const may = useMay()
  const isOffered: Readonly<Record<WhoKind, boolean>> = {
    me: true,
    profile: may(GetDdlJoinedUserConnections),
    person: session !== null && profileTypeOf(session) === 'Owner' && may(GetPersons),
    address: true,
  }
  return WHO_KINDS.filter((kind) => isOffered[kind] || kind === kept)
}

type ChoiceProps<Choice> = { index: number; onPick: (choice: Choice | null) => void }

/** Whom the form’s value stands for. */
function useChosen(index: number, field: 'ProfileId' | 'PersonId'): PersonChoice | null {
  const { getValues } = useFormContext<AgreementDraft>()
  const { [field]: id, Name } = getValues(`Parties.${index}`)
  return id === null ? null : { Id: id, Text: Name }
}

function Connection({ index, onPick }: ChoiceProps<PersonChoice>) {
  return (
    <ComboboxField<PersonChoice>
      name={`Parties.${index}.ProfileId`}
      label={text.connection}
      things={text.connections}
      placeholder={text.typeName}
      search={searchPeople}
      textOf={({ Text }) => Text}
      valueOf={({ Id }) => Id}
      initial={useChosen(index, 'ProfileId')}
      onPick={onPick}
    />
  )
}

/** Two of one name are told apart by their addresses. */
type WrittenChoice = PersonChoice & { readonly email?: string | null }

async function searchWritten(Text: string, signal: AbortSignal): Promise<readonly WrittenChoice[]> {
  const { Items } = await call(GetPersons, { Text }, { signal })
  return Items.map((person) => ({ Id: person.PersonId, Text: nameOf(person), email: person.Email }))
}

function Person({ index, onPick }: ChoiceProps<WrittenChoice>) {
  return (
    <ComboboxField<WrittenChoice>
      name={`Parties.${index}.PersonId`}
      label={text.person}
      things={text.people}
      placeholder={text.typeName}
      search={searchWritten}
      textOf={({ Text, email }) => (email ? text.personWith({ name: Text, email }) : Text)}
      valueOf={({ Id }) => Id}
      initial={useChosen(index, 'PersonId')}
      onPick={onPick}
    />
  )
}
