import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { ACCOUNT_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { paths } from '../../navigation/paths.ts'
import type { Section } from '../../navigation/route-table.ts'
import { isBuilt } from '../screens.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'

export type MenuLink = { text: string; to: string }
/** One entry of the menu bar: a place, with how much waits there, or a short list of places. */
export type MenuSection = { section: Section; text: string } & ({ to: string; waiting?: string } | { links: readonly MenuLink[] })

const PROPERTY_LINKS: Record<ProfileTypeName, readonly MenuLink[]> = {
  Owner: [
    { text: 'My Properties', to: paths.myProperties() },
    { text: 'Listed Properties', to: paths.listedProperties() },
    { text: 'Partnership Properties', to: paths.partnershipProperties() },
    { text: 'Add New Property', to: paths.addNewProperty() },
  ],
  Agent: [
    { text: 'My Properties', to: paths.agentMyProperties() },
    { text: 'Assigned Properties', to: paths.assignedProperties() },
  ],
  Tenant: [{ text: 'Connected Properties', to: paths.connectedProperties() }],
}

type MenuOptions = {
  /** How many leads wait for an answer, as the menu says it. */
  waiting?: string
  isThere?: (address: string) => boolean
}

/**
 * The menu of a signed-in person, by the active profile (spec §2), without what is not built yet. Without a profile there
 * is none: it has to be made first.
 */
export function menuSections(session: SessionRecord, { waiting, isThere = isBuilt }: MenuOptions = {}): readonly MenuSection[] {
  return wholeMenu(session, waiting).flatMap((section): MenuSection[] => {
    if ('to' in section) return isThere(section.to) ? [section] : []
    const links = section.links.filter(({ to }) => isThere(to))
    return links.length > 0 ? [{ ...section, links }] : []
  })
}

function wholeMenu(session: SessionRecord, waiting: string | undefined): readonly MenuSection[] {
  const profileType = profileTypeOf(session)
  if (!profileType) return []
  const isBusiness = session.Profile?.AccountTypeId === ACCOUNT_TYPES.Business
  return [
    { section: 'Dashboard', text: 'Dashboard', to: paths.dashboard() },
    { section: 'Properties', text: 'Properties', links: PROPERTY_LINKS[profileType] },
    {
      section: 'Connections',
      text: 'Connections',
      links: [
        { text: 'All', to: paths.connections() },
        { text: 'Owners', to: paths.connectedOwners() },
        { text: 'Agents', to: paths.connectedAgents() },
        { text: 'Tenants', to: paths.connectedTenants() },
      ],
    },
    // No one writes to tenants yet; they ask to see homes themselves.
    profileType === 'Tenant'
      ? { section: 'Leads', text: 'Tours', to: paths.tours() }
      : { section: 'Leads', text: 'Leads', to: paths.leads(), waiting },
    {
      section: 'Agreements',
      text: 'Agreements',
      links: [
        { text: 'My Agreements', to: paths.myAgreements() },
        ...(profileType === 'Tenant' ? [] : [{ text: 'Agreement Templates', to: paths.agreementTemplates() }]),
      ],
    },
    {
      section: 'Documents',
      text: 'Documents',
      links: [
        { text: 'My Documents', to: paths.myDocuments() },
        { text: 'Shared Documents', to: paths.sharedDocuments() },
      ],
    },
    { section: 'Applications', text: 'Applications', to: paths.applications() },
    ...(isBusiness ? [{ section: 'Business', text: 'Business', to: paths.businesses() } as const] : []),
    {
      section: 'Services',
      text: 'Services',
      links: [
        { text: 'My Services', to: paths.services() },
        { text: 'Service Request', to: paths.services({ tab: 'requests' }) },
      ],
    },
    {
      section: 'Payments',
      text: 'Payments',
      links: [
        { text: 'Accounts', to: paths.paymentAccounts() },
        { text: 'Invoices', to: paths.invoices() },
      ],
    },
  ]
}
