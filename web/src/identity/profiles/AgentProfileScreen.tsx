import { ProfileView } from './ProfileView.tsx'

export function AgentProfileScreen() {
  return <ProfileView />
}
