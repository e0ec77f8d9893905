import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { messages as invitationsMessages } from '@keystead/contract/people/invitations/invitations-messages.text.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { CONNECTION_STATES } from '@keystead/contract/people/connections/connection.values.ts'
import { CreateUserConnection } from '@keystead/contract/people/invitations/invitation.operations.ts'
import { GetDdlUsers, GetDdlUsersProfiles } from '@keystead/contract/identity/profiles/profile.operations.ts'
import type { PersonItem } from '@keystead/contract/identity/profiles/profile.schemas.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { AgentTermsFields } from '../../leasing/assignments/AgentTermsFields.tsx'
import { call } from '../../api/call.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { MultiComboboxField, type PickedItem } from '../../ui/form/MultiComboboxField.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Section } from '../../ui/Section.tsx'
import { toast } from '../../ui/toast.tsx'
import { type InviteDraft, inviteRules } from './invite-draft.ts'
import { rolesFor } from './role-choices.ts'
import { text } from './send-invite.text.ts'
import styles from './InviteForm.module.css'

type Person = Pick<PersonItem, 'Id' | 'Text' | 'ProfileTypeId' | 'AccountType'>

/** What the form begins with, and what its ids stand for. */
export type InviteStart = { draft: InviteDraft; person: Person | null; assets: OutputOf<typeof GetDdlUserAssets>['Items'] }

type InviteFormProps = { start: InviteStart; profileType: ProfileTypeName }

/** Whom, as what, with which words; and for an agent of an owner, what waits for them. */
export function InviteForm({ start, profileType }: InviteFormProps) {
  const navigate = useNavigate()
  const creation = useCommand(CreateUserConnection)
  const form = useContractForm(inviteRules, start.draft)
  return (
    <Form
      form={form}
      label={text.formLabel}
      onSubmit={async (invitation) => {
        const { ConnectionId, StatusId } = await creation.run(invitation)
        // Whoever had asked already is connected at once.
        toast.success(StatusId === CONNECTION_STATES.Joined ? messages.invitationAccepted : messages.invitationSent)
        void navigate(paths.connection(ConnectionId))
      }}
    >
      <RadioCards name="ProfileTypeId" label={text.role} help={text.roleHelp} choices={rolesFor(profileType)} />
      <WhoFields person={start.person} />
      <TextAreaField name="Message" label={text.message} help={text.messageHelp} max={500} rows={3} optional />
      {profileType === 'Owner' && <ProposalFields assets={start.assets} />}
      <FormActions>
        <SubmitButton>{text.sendInvitation}</SubmitButton>
        <LinkButton to={paths.connections()} variant="quiet">
          {text.cancel}
        </LinkButton>
      </FormActions>
    </Form>
  )
}

/** Someone who is here, by name; else an address. One of them is enough, so a chosen person takes the place of the rest. */
function WhoFields({ person }: { person: Person | null }) {
  const { control, setValue } = useFormContext<InviteDraft>()
  const typeId = useWatch({ control, name: 'ProfileTypeId' })
  const profileId = useWatch({ control, name: 'ProfileId' })
  const own = useCall(GetDdlUsersProfiles, {})
  const shownType = useRef(typeId)

  // Who was found is one kind of person: another kind begins again.
  useEffect(() => {
    if (shownType.current === typeId) return
    shownType.current = typeId
    setValue('ProfileId', null)
  }, [typeId, setValue])

  async function find(Text: string, signal: AbortSignal): Promise<Person[]> {
    const { Items } = await call(GetDdlUsers, { Text, ProfileTypeId: typeId }, { signal })
    return Items.filter(({ Id }) => !own.data?.Items.some((mine) => mine.Id === Id))
  }

  return (
    <Section title={text.who} description={text.whoHelp}>
      <div className={styles.fields}>
        <ComboboxField<Person>
          key={typeId}
          name="ProfileId"
          label={text.person}
          help={typeId === PROFILE_TYPES.Tenant ? text.tenantHelp : text.personHelp}
          placeholder={invitationsMessages.selectUsers}
          things="users"
          search={find}
          textOf={({ Text, AccountType }) => (AccountType === 'Business' ? text.business({ name: Text }) : Text)}
          valueOf={({ Id }) => Id}
          initial={person?.ProfileTypeId === typeId ? person : null}
        />
        {profileId === null && (
          <>
            <p className={styles.or}>{text.or}</p>
            <FieldRow>
              <EmailField name="Email" label={text.email} help={text.emailHelp} />
              <TextField name="Name" label={text.name} help={text.nameHelp} autoComplete="off" maxLength={120} dir="auto" optional />
            </FieldRow>
          </>
        )}
      </div>
    </Section>
  )
}

/** Properties that an agent gets as soon as they join, and on which terms. */
function ProposalFields({ assets }: { assets: readonly PickedItem[] }) {
  const { control } = useFormContext<InviteDraft>()
  const [typeId, assetIds] = useWatch({ control, name: ['ProfileTypeId', 'AssetIds'] })
  if (typeId !== PROFILE_TYPES.Agent) return null
  return (
    <Section title={text.proposal} description={text.proposalHelp}>
      <div className={styles.fields}>
        <MultiComboboxField
          name="AssetIds"
          label={text.properties}
          placeholder={text.typeTitleOrAddress}
          things="properties"
          search={async (Text, signal) => (await call(GetDdlUserAssets, { Text }, { signal })).Items}
          initial={assets}
          optional
        />
        {assetIds.length > 0 && <AgentTermsFields prefix="Terms." />}
      </div>
    </Section>
  )
}
