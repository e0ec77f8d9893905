import type { SessionRecord } from '@keystead/contract/sessions/session-record.ts'
import type { ProfileTypeName } from '@keystead/contract/rpc/access.ts'
import { ACCOUNT_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import type { Section } from '@keystead/contract/navigation/route.ts'
import { isBuilt } from '../screen-files.ts'
import { mayOpen } from '../../identity/profiles/guard.ts'
import { profileTypeOf } from '../../identity/profiles/profile-type-of.ts'
import { text } from './shell.text.ts'

export type MenuLink = { text: string; to: string }
/** One entry of the menu bar: a place, with how much waits there, or a short list of places. */
export type MenuSection = { section: Section; text: string } & ({ to: string; waiting?: string } | { links: readonly MenuLink[] })

const PROPERTY_LINKS: Record<ProfileTypeName, readonly MenuLink[]> = {
  Owner: [
    { text: text.myProperties, to: paths.myProperties() },
    { text: text.listedProperties, to: paths.listedProperties() },
    { text: text.partnershipProperties, to: paths.partnershipProperties() },
    { text: text.addNewProperty, to: paths.addNewProperty() },
  ],
  Agent: [
    { text: text.myProperties, to: paths.agentMyProperties() },
    { text: text.assignedProperties, to: paths.assignedProperties() },
  ],
  Tenant: [{ text: text.connectedProperties, to: paths.connectedProperties() }],
}

type MenuOptions = {
  /** How many leads wait for an answer, as the menu says it. */
  waiting?: string
  /** Whether they are a member of any business: the way to those stands there with whatever profile is active. */
  hasBusinesses?: boolean
  isThere?: (address: string) => boolean
}

/**
 * The menu of a signed-in person, by the active profile (spec §2), without what is not built yet and what their role in a business
 * does not let them open. Without a profile there is none: it has to be made first.
 */
export function menuSections(session: SessionRecord, { isThere = isBuilt, ...options }: MenuOptions = {}): readonly MenuSection[] {
  const isOpen = (to: string) => isThere(to) && mayOpen(to, session)
  return wholeMenu(session, options).flatMap((section): MenuSection[] => {
    if ('to' in section) return isOpen(section.to) ? [section] : []
    const links = section.links.filter(({ to }) => isOpen(to))
    return links.length > 0 ? [{ ...section, links }] : []
  })
}

function wholeMenu(session: SessionRecord, { waiting, hasBusinesses }: Omit<MenuOptions, 'isThere'>): readonly MenuSection[] {
  const profileType = profileTypeOf(session)
  if (!profileType) return []
  const isBusiness = session.Profile?.AccountTypeId === ACCOUNT_TYPES.Business
  return [
    { section: 'Dashboard', text: text.dashboard, to: paths.dashboard() },
    { section: 'Properties', text: text.properties, links: PROPERTY_LINKS[profileType] },
    {
      section: 'Connections',
      text: text.connections,
      links: [
        { text: text.all, to: paths.connections() },
        { text: text.owners, to: paths.connectedOwners() },
        { text: text.agents, to: paths.connectedAgents() },
        { text: text.tenants, to: paths.connectedTenants() },
      ],
    },
    // No one writes to tenants yet; they ask to see homes themselves.
    profileType === 'Tenant'
      ? { section: 'Leads', text: text.tours, to: paths.tours() }
      : { section: 'Leads', text: text.leads, to: paths.leads(), waiting },
    {
      section: 'Agreements',
      text: text.agreements,
      links: [
        { text: text.myAgreements, to: paths.myAgreements() },
        ...(profileType === 'Tenant' ? [] : [{ text: text.agreementTemplates, to: paths.agreementTemplates() }]),
      ],
    },
    {
      section: 'Documents',
      text: text.documents,
      links: [
        { text: text.myDocuments, to: paths.myDocuments() },
        { text: text.sharedDocuments, to: paths.sharedDocuments() },
      ],
    },
    { section: 'Applications', text: text.applications, to: paths.applications() },
    ...(isBusiness || hasBusinesses ? [{ section: 'Business', text: text.business, to: paths.businesses() } as const] : []),
    {
      section: 'Services',
      text: text.services,
      links: [
        { text: text.myServices, to: paths.services() },
        { text: text.serviceRequest, to: paths.services({ tab: 'requests' }) },
      ],
    },
    {
      section: 'Payments',
      text: text.payments,
      links: [
        { text: text.accounts, to: paths.paymentAccounts() },
        { text: text.invoices, to: paths.invoices() },
        { text: text.paymentsList, to: paths.payments() },
        ...(profileType === 'Tenant' ? [] : [{ text: text.invoiceItems, to: paths.invoiceItems() }]),
      ],
    },
  ]
}
