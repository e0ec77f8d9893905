import type { AddEditAssetOwners, AssetOwner } from '@keystead/contract/properties/owners/owner.operations.ts'
import { LONGEST_NOTES, MAX_OWNERS, VESTINGS } from '@keystead/contract/properties/owners/owner.values.ts'
import { WHOLE_BPS } from '@keystead/contract/values/shares.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { messages } from '@keystead/contract/properties/owners/owners-messages.text.ts'
import { GetDdlJoinedUserConnections } from '@keystead/contract/people/connections/connection.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { use, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow } from '../../ui/form/Form.tsx'
import { FormId } from '../../ui/form/form-id.ts'
import { controlId } from '../../ui/form/form-errors.ts'
import { NumberField } from '../../ui/form/NumberField.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { PlusIcon, TrashIcon, UserPlusIcon } from '../../ui/icons.ts'
import { canBeInvited, equalPercents, stateOf, typedWholeBps, wholeText } from './owner-texts.ts'
import { text } from './owners.text.ts'
import styles from './Owners.module.css'

type OwnerInput = Required<InputOf<typeof AddEditAssetOwners>['Owners'][number]>
/** An owner while they are typed: a new one has no percent yet, and one from the connections has no one chosen yet. */
type OwnerDraft = Omit<OwnerInput, 'OwnershipPercent'> & { OwnershipPercent: number | null }
type Draft = { Owners: OwnerDraft[] }

const NOBODY: OwnerDraft = {
  OwnerId: null,
  Name: '',
  Email: null,
  ProfileId: null,
  Invite: false,
  OwnershipPercent: null,
  VestingId: null,
  ReceivesDistributions: true,
  Receives1099: true,
  Notes: null,
}
/** Chosen from the connections; an empty id says that no one was chosen yet, and is told like any empty field. */
const CONNECTED: OwnerDraft = { ...NOBODY, ProfileId: '' }

/** The owners of a property as fields, with what is left to give. `owners`: as they stand there now. */
export function OwnerFields({ owners }: { owners: readonly AssetOwner[] }) {
  const { control, setValue, trigger } = useFormContext<Draft>()
  const { submitCount } = useFormState({ control })
  const { fields, append, remove } = useFieldArray<Draft, 'Owners'>({ control, name: 'Owners' })
  const typed = useWatch<Draft, 'Owners'>({ control, name: 'Owners' })
  const [doomed, setDoomed] = useState<number | null>(null)
  const whole = typedWholeBps(typed)
  const wholeId = useWholeId()
  const isFull = fields.length >= MAX_OWNERS ? text.mostOwners({ most: MAX_OWNERS }) : null

  // What is wrong with all of them together is put right at any of them.
  const checkedWhole = useRef(whole)
  const checkAgain = useEffectEvent((wholeBps: number) => {
    if (wholeBps === checkedWhole.current) return
    checkedWhole.current = wholeBps
    if (submitCount > 0) void trigger('Owners')
  })
  useEffect(() => checkAgain(whole), [whole])

  function shareEqually() {
    equalPercents(typed.length).forEach((percent, index) => setValue(`Owners.${index}.OwnershipPercent`, percent, { shouldDirty: true }))
  }

  return (
    <>
      <ul className={styles.fields}>
        {fields.map((field, index) => (
          <li key={field.id}>
            <OneOwner
              index={index}
              field={field}
              typed={typed[index] ?? field}
              known={owners.find((owner) => isSame(owner, field)) ?? null}
              onRemove={() => (field.OwnerId === null ? remove(index) : setDoomed(index))}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== null}
        title={text.removeTitle({ name: typed[doomed ?? 0]?.Name ?? text.thisOwner })}
        consequence={text.removeConsequence}
        confirmText={text.removeOwner}
        onConfirm={() => {
          if (doomed !== null) remove(doomed)
          setDoomed(null)
        }}
        onCancel={() => setDoomed(null)}
      />
      <div className={styles.whole}>
        <p id={wholeId} tabIndex={-1} role="status" className="tabular" data-wrong={whole !== WHOLE_BPS || undefined}>
          {wholeText(whole)}
        </p>
        <Button size="sm" onClick={shareEqually}>
          {text.shareEqually}
        </Button>
        <Button size="sm" icon={PlusIcon} disabledReason={isFull} onClick={() => append({ ...NOBODY })}>
          {text.addOwner}
        </Button>
        <Button size="sm" icon={UserPlusIcon} disabledReason={isFull} onClick={() => append({ ...CONNECTED })}>
          {text.addFromConnections}
        </Button>
      </div>
    </>
  )
}

/** Owners of the building, whom a unit has so far, are known by who they are. */
function isSame(owner: AssetOwner, { Name, OwnerId, ProfileId }: OwnerDraft): boolean {
  if (Name === null) return owner.IsManagingOwner
  return owner.OwnerId === OwnerId && (OwnerId !== null || (ProfileId !== null && owner.ProfileId === ProfileId))
}

type OneOwnerProps = {
  index: number
  field: OwnerDraft
  typed: OwnerDraft
  known: AssetOwner | null
  onRemove: () => void
}

function OneOwner({ index, field, typed, known, onRemove }: OneOwnerProps) {
  const { control, setValue } = useFormContext<Draft>()
  const { submitCount } = useFormState({ control })
  const titleId = useId()
  const at = `Owners.${index}` as const
  const isManager = field.Name === null
  const state = known && stateOf(known, true)
  const isChosen = typed.ProfileId !== null && typed.ProfileId !== (known?.ProfileId ?? null)
  return (
    <div className={styles.ownerFields} role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.ownerTitle}>
        {text.ownerNumber({ number: index + 1 })}
      </p>
      {isChosen && (
        <ComboboxField
          name={`${at}.ProfileId`}
          label={text.connectedOwner}
          placeholder={messages.selectOwners}
          things="owners"
          help={text.connectedOwnerHelp}
          search={async (Text, signal) =>
            (await call(GetDdlJoinedUserConnections, { Text, ProfileTypeId: PROFILE_TYPES.Owner }, { signal })).Items
          }
          textOf={({ Text }) => Text}
          valueOf={({ Id }) => Id}
          onPick={(person) => {
            if (!person) setValue(`${at}.ProfileId`, '')
            else if (!typed.Name) setValue(`${at}.Name`, person.Text, { shouldDirty: true, shouldValidate: submitCount > 0 })
          }}
        />
      )}
      <FieldRow>
        {isManager ? (
          <p className={styles.managing}>
            <bdi>{known?.Name ?? text.you}</bdi>
            <small>{text.managesThisProperty}</small>
          </p>
        ) : (
          <TextField name={`${at}.Name`} label={text.name} dir="auto" />
        )}
        <NumberField name={`${at}.OwnershipPercent`} label={text.ownershipPercent} decimals />
      </FieldRow>
      <FieldRow>
        {!isManager && <EmailField name={`${at}.Email`} label={text.email} optional={!typed.Invite} />}
        <SelectField name={`${at}.VestingId`} label={text.vesting} choices={VESTINGS} placeholder={text.notSaid} optional />
      </FieldRow>
      {!isManager && !isChosen && (known === null || canBeInvited(known)) && (
        <CheckboxField name={`${at}.Invite`} label={text.inviteByEmail} help={text.inviteByEmailHelp} />
      )}
      <TextAreaField name={`${at}.Notes`} label={text.notes} help={text.notesHelp} max={LONGEST_NOTES} rows={2} optional />
      <div className={styles.ticks}>
        <CheckboxField name={`${at}.ReceivesDistributions`} label={text.getsDistributions} />
        <CheckboxField name={`${at}.Receives1099`} label={text.gets1099} />
        {state && <Badge tone={state.tone}>{state.text}</Badge>}
        {!isManager && (
          <Button size="sm" variant="quiet" icon={TrashIcon} onClick={onRemove}>
            {text.remove}
            <span className="visually-hidden"> {typed.Name || text.thisOwner}</span>
          </Button>
        )}
      </div>
    </div>
  )
}

/** Where the summary of errors leads for what is wrong with all of them together. */
function useWholeId(): string {
  return controlId(use(FormId), 'Owners.root')
}
