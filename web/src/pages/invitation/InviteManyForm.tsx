import { GetDdlUserAssets } from '@keystead/contract/properties/properties/property.operations.ts'
import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { afterAnswer, EMPTY_BOX, inviteOf, type ManyDraft, manyRules, sortedLines } from './address-lines.ts'
import { AddressesField } from './AddressesField.tsx'
import { type InviteReport, InvitesReport, NO_INVITES, withResults } from './InvitesReport.tsx'
import { rolesFor } from './role-choices.ts'
import { useSendInvites } from './use-send-invites.ts'
import { text } from './invite-many.text.ts'

type Home = OutputOf<typeof GetDdlUserAssets>['Items'][number]

type InviteManyFormProps = { typeId: number | null; home: Home | null; profileType: ProfileTypeName }

/** Many addresses at once, in one role. Those that could not be invited stay in the field, each with its reason. */
export function InviteManyForm({ typeId, home, profileType }: InviteManyFormProps) {
  const form = useContractForm(manyRules, {
    ProfileTypeId: typeId,
    HomeId: home?.Id ?? null,
    Message: null,
    Addresses: EMPTY_BOX,
  })
  const { progress, send } = useSendInvites()
  const [report, setReport] = useState<InviteReport | null>(null)
  return (
    <>
      {report && <InvitesReport report={report} />}
      <Form
        form={form}
        label={text.formLabel}
        onSubmit={async ({ Addresses, ...ofAll }) => {
          setReport(null)
          let lines = Addresses
          let told: InviteReport | null = null
          try {
            await send({ ...ofAll, Invites: sortedLines(lines).ready.map(inviteOf) }, (results) => {
              lines = afterAnswer(lines, results)
              told = withResults(told ?? { ...NO_INVITES, typeId: ofAll.ProfileTypeId }, results, lines.length)
              form.setValue('Addresses', { lines, typed: '' })
            })
          } finally {
            // Those who were invited before a batch failed are told of, too.
            setReport(told)
          }
        }}
      >
        <RadioCards name="ProfileTypeId" label={text.role} help={text.roleHelp} choices={rolesFor(profileType)} />
        <AddressesField name="Addresses" label={text.emailAddresses} help={text.addressesHelp} />
        {profileType !== 'Tenant' && <HomeField home={home} />}
        <TextAreaField name="Message" label={text.message} help={text.messageHelp} max={500} rows={3} optional />
        {progress && <ProgressBar label={text.inviting} value={progress.done} max={progress.total} text={text.progress(progress)} />}
        <FormActions>
          <SubmitButton>{text.sendInvitations}</SubmitButton>
          <LinkButton to={paths.connections()} variant="quiet">
            {text.cancel}
          </LinkButton>
        </FormActions>
      </Form>
    </>
  )
}

/** For tenants: which home it is about. */
function HomeField({ home }: { home: Home | null }) {
  const { control } = useFormContext<ManyDraft>()
  const typeId = useWatch({ control, name: 'ProfileTypeId' })
  if (typeId !== PROFILE_TYPES.Tenant) return null
  return (
    <ComboboxField<Home>
      name="HomeId"
      label={text.home}
      help={text.homeHelp}
      placeholder={text.typeTitleOrAddress}
      things="properties"
      search={async (Text, signal) => (await call(GetDdlUserAssets, { Text }, { signal })).Items}
      textOf={({ Text, Detail }) => `${Text}, ${Detail}`}
      valueOf={({ Id }) => Id}
      initial={home}
      optional
    />
  )
}
