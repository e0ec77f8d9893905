import { AddEditAssetOwnersInput } from '@keystead/contract/properties/owners/owner.forms.ts'
import { AddEditAssetOwners, type AssetOwner } from '@keystead/contract/properties/owners/owner.operations.ts'
import { messages } from '@keystead/contract/text/shared-messages.text.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmailField } from '../../ui/form/EmailField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { inputOf, percentText } from './owner-texts.ts'
import { text } from './owners.text.ts'

type InviteOwnerDialogProps = {
  assetId: string
  owners: readonly AssetOwner[]
  version: number
  ownerId: string
  onClose: () => void
}

/** Asks someone who is an owner by name to join, without touching the shares. */
export function InviteOwnerDialog({ assetId, owners, version, ownerId, onClose }: InviteOwnerDialogProps) {
  const save = useCommand(AddEditAssetOwners)
  const index = owners.findIndex(({ OwnerId }) => OwnerId === ownerId)
  const owner = owners[index]
  const form = useContractForm(AddEditAssetOwnersInput, {
    AssetId: assetId,
    Version: version,
    EffectiveFrom: null,
    Owners: owners.map((one) => ({ ...inputOf(one), Invite: one.OwnerId === ownerId })),
  })
  if (!owner) return null
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.inviteTitle({ name: owner.Name })}
      description={text.inviteIntro({ percent: percentText(owner.OwnershipPercent) })}
    >
      <Form
        form={form}
        label={text.inviteFormLabel}
        onSubmit={async (typed) => {
          await save.run(typed)
          toast.success(messages.invitationSent)
          onClose()
        }}
      >
        <EmailField name={`Owners.${index}.Email`} label={text.email} firstFocus />
        <FormActions>
          <SubmitButton>{text.sendInvitation}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
