import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { redirect } from 'react-router'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { LoaderArgs } from '../../navigation/screen-module.ts'
import { currentSession } from '../../sessions/session.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { WayOut } from '../../identity/profiles/WayOut.tsx'
import { Page } from '../../ui/Page.tsx'
import { text } from './user-properties.text.ts'

const PLACES: Record<ProfileTypeName, () => string> = {
  Owner: paths.myProperties,
  Agent: paths.agentProperties,
  Tenant: paths.tenantProperties,
}

/** One address for everyone: leads each profile to its own properties. */
export function loader({ url }: LoaderArgs) {
  const session = currentSession()
  const profileType = session && profileTypeOf(session)
  if (profileType) throw redirect(PLACES[profileType]() + url.search)
  return null
}

/** Only where the profile is of a type that has no properties. */
export function UserPropertiesScreen() {
  return (
    <Page title={text.properties} width="narrow">
      <WayOut />
    </Page>
  )
}
