import { ProfileEdit } from './ProfileEdit.tsx'

export function OwnerProfileEditScreen() {
  return <ProfileEdit />
}
