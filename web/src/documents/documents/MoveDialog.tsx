import { GetDdlDocumentFolders, MoveDocuments } from '@keystead/contract/documents/documents/folder.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { useWatch } from 'react-hook-form'
import { call } from '../../api/call.ts'
import { useCommand } from '../../api/query.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ComboboxField } from '../../ui/form/ComboboxField.tsx'
import { CancelButton, Form, FormActions, SubmitButton } from '../../ui/form/Form.tsx'
import { RadioCards } from '../../ui/form/RadioCards.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { toast } from '../../ui/toast.tsx'
import { MoveForm } from './document-search.forms.ts'
import { messages } from './documents-messages.text.ts'
import { text } from './folders.text.ts'
import { chosenInput, namesOf, type Thing } from './thing.ts'

type Folder = OutputOf<typeof GetDdlDocumentFolders>['Items'][number]

const PLACES = [
  { Id: 'folder', Text: text.toFolder },
  { Id: 'top', Text: text.toTop },
] as const

/** Chooses where to. Those who can’t drag, or don’t see the place, come here. */
export function MoveDialog({ things, onMoved, onClose }: { things: readonly Thing[]; onMoved?: () => void; onClose: () => void }) {
  const command = useCommand(MoveDocuments)
  const form = useContractForm(MoveForm, { Where: 'folder', FolderId: null })
  const where = useWatch({ control: form.control, name: 'Where' })
  return (
    <Dialog open onClose={onClose} title={text.moveTitle({ names: namesOf(things) })} description={text.moveIntro}>
      <Form
        form={form}
        guard={false}
        onSubmit={async ({ Where, FolderId }) => {
          const { MovedCount } = await command.run({ ...chosenInput(things), ToFolderId: Where === 'top' ? null : FolderId })
          toast.success(messages.moved({ count: MovedCount }))
          onMoved?.()
          onClose()
        }}
      >
        <RadioCards name="Where" label={text.where} choices={PLACES} />
        {where === 'folder' && (
          <ComboboxField<Folder>
            name="FolderId"
            label={text.folder}
            things={text.folders}
            placeholder={text.typeName}
            search={async (Text, signal) => (await call(GetDdlDocumentFolders, { Text }, { signal })).Items}
            textOf={({ Text }) => Text}
            valueOf={({ Id }) => Id}
          />
        )}
        <FormActions>
          <SubmitButton>{text.move}</SubmitButton>
          <CancelButton onClick={onClose} />
        </FormActions>
      </Form>
    </Dialog>
  )
}
