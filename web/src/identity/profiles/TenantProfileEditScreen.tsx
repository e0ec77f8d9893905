import { ProfileEdit } from './ProfileEdit.tsx'

export function TenantProfileEditScreen() {
  return <ProfileEdit />
}
