import { ProfileView } from './ProfileView.tsx'

export function TenantProfileScreen() {
  return <ProfileView />
}
