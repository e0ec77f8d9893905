import { CreateBusinessMemberInput } from '@keystead/contract/people/businesses/business.forms.ts'
import type { RoleItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { MEMBER_INVITATION_DAYS } from '@keystead/contract/people/businesses/business.values.ts'
import { CreateBusinessMember, GetBusinessRoles } from '@keystead/contract/people/businesses/member.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { messages } from '../../people/businesses/business-messages.text.ts'
import { ForBusiness } from '../../people/businesses/ForBusiness.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { FieldRow, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { TextAreaField } from '../../ui/form/TextAreaField.tsx'
import { TextField } from '../../ui/form/TextField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { MemberFields } from './MemberFields.tsx'
import { text } from './member-form.text.ts'

export function head(): PageHead {
  return { title: text.addTitle, noindex: true }
}

/** Invites someone into the business that one acts for. */
export function AddMemberScreen() {
  const [search] = useSearchParams()
  return (
    <ForBusiness title={text.addTitle} id={search.get('id')} wanted="administrators">
      {({ BusinessId, Name }) => (
        <Page
          title={text.addTitle}
          description={text.addIntro}
          breadcrumbs={[
            { text: Name, to: paths.viewBusiness(BusinessId) },
            { text: text.members, to: paths.businessMembers() },
          ]}
          width="narrow"
        >
          <AddMember key={BusinessId} businessId={BusinessId} />
        </Page>
      )}
    </ForBusiness>
  )
}

function AddMember({ businessId }: { businessId: string }) {
  const { data, error, refetch } = useCall(GetBusinessRoles, { BusinessId: businessId })
  if (data) return <InvitationForm businessId={businessId} roles={data.Roles} />
  return error ? <ErrorState failure={error} onRetry={() => void refetch()} /> : <FormSkeleton />
}

function InvitationForm({ businessId, roles }: { businessId: string; roles: readonly RoleItem[] }) {
  const navigate = useNavigate()
  const creation = useCommand(CreateBusinessMember)
  const form = useContractForm(CreateBusinessMemberInput, {
    BusinessId: businessId,
    Email: '',
    FirstName: '',
    LastName: '',
    Title: '',
    Role: '',
    IsLimited: false,
    AssetIds: [],
    Message: '',
  })
  return (
    <Form
      form={form}
      label={text.addTitle}
      onSubmit={async (typed) => {
        const { MemberId } = await creation.run(typed.IsLimited ? typed : { ...typed, AssetIds: [] })
        toast.success(messages.invitationCreated)
        await navigate(paths.viewMember(MemberId))
      }}
    >
      <EmailField name="Email" label={text.email} help={text.emailHelp({ days: MEMBER_INVITATION_DAYS })} />
      <FieldRow>
        <TextField name="FirstName" label={text.firstName} optional autoComplete="off" maxLength={60} dir="auto" />
        <TextField name="LastName" label={text.lastName} optional autoComplete="off" maxLength={60} dir="auto" />
      </FieldRow>
      <MemberFields businessId={businessId} roles={roles} given={[]} />
      <TextAreaField name="Message" label={text.message} help={text.messageHelp} optional max={500} rows={3} />
      <FormActions>
        <SubmitButton>{text.invite}</SubmitButton>
        <LinkButton to={paths.businessMembers()} variant="quiet">
          {text.cancel}
        </LinkButton>
      </FormActions>
    </Form>
  )
}
