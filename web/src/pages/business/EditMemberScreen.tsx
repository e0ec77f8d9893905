import { UpdateBusinessMemberInput } from '@keystead/contract/people/businesses/business.forms.ts'
import type { MemberDetails, RoleItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { messages } from '@keystead/contract/people/businesses/businesses-messages.text.ts'
import {
  GetBusinessMemberDetails,
  GetBusinessRoles,
  MemberChanged,
  UpdateBusinessMember,
} from '@keystead/contract/people/businesses/member.operations.ts'
import type { InputOf } from '@keystead/contract/rpc/operation.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../api/call.ts'
import { useCall, useCommand } from '../../api/query.ts'
import type { PageHead } from '../../navigation/head.ts'
import { ForBusiness } from '../../people/businesses/ForBusiness.tsx'
import { memberName } from '../../people/businesses/member-texts.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { CheckboxField } from '../../ui/form/CheckboxField.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { mergeChanges } from '../../ui/form/merge-changes.ts'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useVersionedForm } from '../../ui/form/use-versioned-form.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { FormSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { MemberFields } from './MemberFields.tsx'
import { text } from './member-form.text.ts'

export function head(): PageHead {
  return { title: text.editTitle, noindex: true }
}

/** Role, properties and blocking of one member. */
export function EditMemberScreen() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  return (
    <ForBusiness title={text.editTitle} id={search.get('business')} wanted="administrators">
      {({ BusinessId, Name }) => (
        <Page
          title={text.editTitle}
          breadcrumbs={[
            { text: Name, to: paths.viewBusiness(BusinessId) },
            { text: text.members, to: paths.businessMembers() },
          ]}
          width="narrow"
        >
          {id === '' ? (
            <ErrorState failure={{ message: messages.memberNotFound }} />
          ) : (
            <EditMember key={id} businessId={BusinessId} memberId={id} />
          )}
        </Page>
      )}
    </ForBusiness>
  )
}

function EditMember({ businessId, memberId }: { businessId: string; memberId: string }) {
  const member = useCall(GetBusinessMemberDetails, { MemberId: memberId })
  const roles = useCall(GetBusinessRoles, { BusinessId: businessId })
  const failed = member.error ? member : roles
  if (member.data && roles.data) return <MemberForm businessId={businessId} member={member.data} roles={roles.data.Roles} />
  return failed.error ? <ErrorState failure={failed.error} onRetry={() => void failed.refetch()} /> : <FormSkeleton />
}

type Draft = InputOf<typeof UpdateBusinessMember> & { AssetIds: string[]; IsBlocked: boolean }

const LABELS = { Title: text.title, Role: text.role, IsLimited: text.onlySome, AssetIds: text.properties, IsBlocked: text.blocked } as const

type MemberFormProps = { businessId: string; member: MemberDetails; roles: readonly RoleItem[] }

function MemberForm({ businessId, member, roles }: MemberFormProps) {
  const navigate = useNavigate()
  const update = useCommand(UpdateBusinessMember)
  const form = useContractForm(UpdateBusinessMemberInput, draftOf(member))
  const { base, save, notice } = useVersionedForm(form, {
    changed: MemberChanged,
    initial: draftOf(member),
    loadNewest: async () => draftOf(await call(GetBusinessMemberDetails, { MemberId: member.MemberId })),
    merge: (three) => mergeChanges(three, LABELS, (field, value) => wordsOf(field, value, roles)),
  })
  const back = paths.viewMember(member.MemberId)
  return (
    <Form
      form={form}
      label={text.editTitle}
      onSubmit={async (typed) => {
        await save(update.run(typed.IsLimited ? typed : { ...typed, AssetIds: [] }))
        toast.success(text.saved)
        await navigate(back)
      }}
    >
      {notice}
      <p>
        <strong>
          <bdi>{memberName(member)}</bdi>
        </strong>
      </p>
      <MemberFields
        key={base.Version}
        businessId={businessId}
        roles={roles}
        given={member.Properties.map(({ AssetId, Title, Address }) => ({ Id: AssetId, Text: [Title, Address].filter(Boolean).join(', ') }))}
      />
      {member.Status !== 'invited' && (
        <CheckboxField
          name="IsBlocked"
          label={text.blocked}
          help={text.blockedHelp}
          disabledReason={member.IsSelf ? text.ownBlock : null}
        />
      )}
      <FormActions>
        <SubmitButton>{text.save}</SubmitButton>
        <LinkButton to={back} variant="quiet">
          {text.cancel}
        </LinkButton>
      </FormActions>
    </Form>
  )
}

function draftOf({ MemberId, Version, Title, RoleKey, IsLimited, Properties: homes, Status }: MemberDetails): Draft {
  return {
    MemberId,
    Version,
    Title,
    Role: RoleKey,
    IsLimited,
    AssetIds: homes.map(({ AssetId }) => AssetId),
    IsBlocked: Status === 'blocked',
  }
}

function wordsOf(field: string, value: unknown, roles: readonly RoleItem[]): string {
  if (field === 'Role') return roles.find(({ Role }) => Role === value)?.Name ?? String(value)
  if (Array.isArray(value)) return value.length.toLocaleString('en-US')
  if (typeof value === 'boolean') return value ? text.yes : text.no
  return value === null || value === undefined || value === '' ? text.nothing : String(value)
}
