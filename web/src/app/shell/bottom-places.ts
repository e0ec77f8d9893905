import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import type { Section } from '@keystead/contract/navigation/route.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { IconPicture } from '../../ui/Icon.tsx'
import { BuildingIcon, CalendarIcon, HomeIcon, InboxIcon, KeyIcon, ToolIcon } from '../../ui/icons.ts'
import { text } from './shell.text.ts'
import { isBuilt } from '../screen-files.ts'

export type BottomPlace = { section: Section; text: string; icon: IconPicture; to: string }

const DASHBOARD: BottomPlace = { section: 'Dashboard', text: text.dashboard, icon: HomeIcon, to: paths.dashboard() }
const LEADS: BottomPlace = { section: 'Leads', text: text.leads, icon: InboxIcon, to: paths.leads() }

const PLACES: Readonly<Record<ProfileTypeName, readonly BottomPlace[]>> = {
  Owner: [DASHBOARD, { section: 'Properties', text: text.properties, icon: BuildingIcon, to: paths.myProperties() }, LEADS],
  Agent: [DASHBOARD, { section: 'Properties', text: text.properties, icon: BuildingIcon, to: paths.assignedProperties() }, LEADS],
  Tenant: [
    { ...DASHBOARD, text: text.home },
    { section: 'Properties', text: text.myLease, icon: KeyIcon, to: paths.connectedProperties() },
    { section: 'Services', text: text.requests, icon: ToolIcon, to: paths.services({ tab: 'requests' }) },
    { section: 'Leads', text: text.tours, icon: CalendarIcon, to: paths.tours() },
  ],
}

/** Where a thumb gets to on a phone, without what is not built yet. */
export function bottomPlaces(profileType: ProfileTypeName, isThere: (address: string) => boolean = isBuilt): readonly BottomPlace[] {
  return PLACES[profileType].filter(({ to }) => isThere(to))
}
