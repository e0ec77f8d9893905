import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { IconPicture } from '../../ui/Icon.tsx'
import { BriefcaseIcon, HomeIcon, KeyIcon, UploadIcon, UserPlusIcon } from '../../ui/icons.ts'
import { text } from './quick-adds.text.ts'

/** Something that a profile can add, for the menu behind the plus and for the search. */
export type QuickAdd = { key: string; text: string; icon: IconPicture; to: string }

const INVITE: QuickAdd = { key: 'invite', text: text.inviteSomeone, icon: UserPlusIcon, to: paths.sendInvite() }

const QUICK_ADDS: Readonly<Record<ProfileTypeName, readonly QuickAdd[]>> = {
  Owner: [
    { key: 'property', text: text.addProperty, icon: HomeIcon, to: paths.addNewProperty() },
    { key: 'import', text: text.importProperties, icon: UploadIcon, to: paths.importProperties() },
    { key: 'lease', text: text.moveTenantsIn, icon: KeyIcon, to: paths.assignProperty(null, 'tenants') },
    { key: 'agent', text: text.assignAgent, icon: BriefcaseIcon, to: paths.assignProperty(null, 'agent') },
    INVITE,
  ],
  Agent: [{ key: 'lease', text: text.moveTenantsIn, icon: KeyIcon, to: paths.agentAssignTenants() }, INVITE],
  Tenant: [INVITE],
}

/** Without what is not built yet. */
export function quickAdds(profileType: ProfileTypeName, isThere: (address: string) => boolean): readonly QuickAdd[] {
  return QUICK_ADDS[profileType].filter(({ to }) => isThere(to))
}
