import { ProfileEdit } from './ProfileEdit.tsx'

export function AgentProfileEditScreen() {
  return <ProfileEdit />
}
