import { AddEditAssetOwnersInput } from '@keystead/contract/properties/owners/owner.forms.ts'
import { AddEditAssetOwners, type GetAssetOwners } from '@keystead/contract/properties/owners/owner.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DateField } from '../../ui/form/DateField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { OwnerFields } from './OwnerFields.tsx'
import { inputOf, savedTexts } from './owner-texts.ts'
import { text as words } from './owners.text.ts'

const LISTS = { Owners: words.owner }

type OwnersDialogProps = OutputOf<typeof GetAssetOwners> & { assetId: string; onClose: () => void }

/** All owners at once, since their percents make a whole only together. */
export function OwnersDialog({ assetId, Owners: owners, OwnersVersion, OwnersOf, onClose }: OwnersDialogProps) {
  const save = useCommand(AddEditAssetOwners)
  const form = useContractForm(AddEditAssetOwnersInput, {
    AssetId: assetId,
    Version: OwnersVersion,
    EffectiveFrom: null,
    Owners: owners.map(inputOf),
  })
  return (
    <Dialog open onClose={onClose} size="wide" title={words.dialogTitle} description={OwnersOf ? words.dialogIntroUnit : words.dialogIntro}>
      <Form
        form={form}
        label={words.owners}
        lists={LISTS}
        onSubmit={async (typed) => {
          await save.run(typed)
          for (const text of savedTexts(owners, typed.Owners)) toast.success(text)
          onClose()
        }}
      >
        <OwnerFields owners={owners} />
        <DateField name="EffectiveFrom" label={words.startDate} help={words.startDateHelp} optional />
        <FormActions>
          <SubmitButton>{words.saveOwners}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
