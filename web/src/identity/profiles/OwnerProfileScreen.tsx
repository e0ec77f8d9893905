import { ProfileView } from './ProfileView.tsx'

export function OwnerProfileScreen() {
  return <ProfileView />
}
