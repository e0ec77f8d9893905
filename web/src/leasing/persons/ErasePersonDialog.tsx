import { ErasePerson, type PersonRead } from '@keystead/contract/leasing/persons/person.operations.ts'
import { useCommand } from '../../api/query.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToast } from '../../ui/with-toast.ts'
import { nameOf } from './person-texts.ts'

export function ErasePersonDialog({ person, onClose }: { person: PersonRead; onClose: () => void }) {
  const erase = useCommand(ErasePerson)
  return (
    <ConfirmDialog
      open
      title={`Erase ${nameOf(person)}?`}
      consequence="Their name, email and phone go, wherever they stand in your account. Leases that have ended stay, without a name. Files that you have imported may name them, so these and their reports are deleted. This cannot be undone."
      confirmText="Erase"
      busy={erase.pending}
      onConfirm={() => void withToast(erase.run({ PersonId: person.PersonId }), 'Erased.').then(onClose)}
      onCancel={onClose}
    />
  )
}
