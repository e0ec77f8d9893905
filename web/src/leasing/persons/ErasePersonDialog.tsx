import { ErasePerson, type PersonRead } from '@keystead/contract/leasing/persons/person.operations.ts'
import { useCommand } from '../../api/query.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { nameOf } from './person-texts.ts'
import { text } from './person-dialogs.text.ts'

export function ErasePersonDialog({ person, onClose }: { person: PersonRead; onClose: () => void }) {
  const erase = useCommand(ErasePerson)
  return (
    <ConfirmDialog
      open
      title={text.eraseTitle({ name: nameOf(person) })}
      consequence={text.eraseConsequence}
      confirmText={text.erase}
      busy={erase.pending}
      onConfirm={() => void withToast(erase.run({ PersonId: person.PersonId }), text.erased).then(onClose)}
      onCancel={onClose}
    />
  )
}
