import { GetProfileDetails } from '@keystead/contract/marketplace/directory/directory.operations.ts'
import { useParams } from 'react-router'
import { useLoaded } from '../../api/query.ts'
import type { LoaderArgs } from '../../navigation/screen-module.ts'
import { loadProfilePage, profileHead, profileInput } from './profile-page.ts'
import { ProfilePage } from './ProfilePage.tsx'

export function loader(args: LoaderArgs) {
  return loadProfilePage(args, 'Agent')
}

export const head = profileHead

/** An agent, as anyone may see them. */
export function AgentScreen() {
  const profile = useLoaded(GetProfileDetails, profileInput(useParams()))
  return <ProfilePage profile={profile} />
}
