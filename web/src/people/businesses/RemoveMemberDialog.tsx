import { DeleteBusinessMemberInput } from '@keystead/contract/people/businesses/business.forms.ts'
import type { MemberItem } from '@keystead/contract/people/businesses/business.schemas.ts'
import { messages as refusals } from '@keystead/contract/people/businesses/businesses-messages.text.ts'
import { DeleteBusinessMember, GetMemberRemovalPreview } from '@keystead/contract/people/businesses/member.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useCall, useCommand } from '../../api/query.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { SelectField } from '../../ui/form/SelectField.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { TextSkeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { memberName } from './member-texts.ts'
import { text } from './members.text.ts'
import styles from './Members.module.css'

type RemoveMemberDialogProps = { member: MemberItem; onClose: () => void; onRemoved: (() => void) | undefined }

/** Asks before a member goes, and who takes over what is theirs. */
export function RemoveMemberDialog({ member, onClose, onRemoved }: RemoveMemberDialogProps) {
  const { data, error, refetch } = useCall(GetMemberRemovalPreview, { MemberId: member.MemberId })
  return (
    <Dialog open onClose={onClose} title={text.removeTitle({ name: memberName(member) })} description={text.removeConsequence}>
      {data ? (
        <RemovalForm member={member} preview={data} onClose={onClose} onRemoved={onRemoved} />
      ) : error ? (
        <ErrorState compact failure={error} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton count={2} />
      )}
    </Dialog>
  )
}

type RemovalFormProps = RemoveMemberDialogProps & { preview: OutputOf<typeof GetMemberRemovalPreview> }

const WithSuccessor = DeleteBusinessMemberInput.refine(({ SuccessorId }) => SuccessorId !== null, {
  path: ['SuccessorId'],
  error: refusals.memberNeedsSuccessor,
})

function RemovalForm({ member, preview, onClose, onRemoved }: RemovalFormProps) {
  const { Holdings, Successors, IsLastAdministrator } = preview
  const command = useCommand(DeleteBusinessMember)
  const holds = Holdings.filter(({ Count }) => Count > 0)
  const form = useContractForm(holds.length > 0 ? WithSuccessor : DeleteBusinessMemberInput, {
    MemberId: member.MemberId,
    SuccessorId: null,
  })
  return (
    <Form
      form={form}
      guard={false}
      onSubmit={async (typed) => {
        await command.run(typed)
        toast.success(text.removed({ name: memberName(member) }))
        onClose()
        onRemoved?.()
      }}
    >
      {holds.length > 0 && (
        <>
          <div>
            <p>{text.holdings}</p>
            <ul className={styles.holdings}>
              {holds.map(({ What, Count }) => (
                <li key={What}>{text.holding({ what: What, count: Count })}</li>
              ))}
            </ul>
          </div>
          <SelectField
            name="SuccessorId"
            label={text.successor}
            choices={Successors.map(({ MemberId, Name }) => ({ Id: MemberId, Text: Name }))}
            placeholder={text.chooseSuccessor}
          />
        </>
      )}
      <FormActions>
        <Button onClick={onClose}>{text.keep}</Button>
        <SubmitButton variant="danger" disabledReason={IsLastAdministrator ? text.lastAdministrator : null}>
          {text.removeIt}
        </SubmitButton>
      </FormActions>
    </Form>
  )
}
