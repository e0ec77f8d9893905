import { fixed, listed, ofOneOrNone } from '../addresses.ts'
import { agent, member, owner, tenant } from '../route.ts'

/** Each side of an account: its profile and its notifications. */
export const profilesRoutes = {
  ownerProfile: member('/User/Owner-Profile', fixed, 'My profile', {
    ...owner,
    section: 'My Profile',
    screen: 'identity/profiles/OwnerProfileScreen',
    isOfProfile: true,
    note: 'Your owner profile as others see it.',
  }),
  ownerProfileEdit: member('/User/Owner-Profile-Edit', fixed, 'Edit my profile', {
    ...owner,
    section: 'My Profile',
    screen: 'identity/profiles/OwnerProfileEditScreen',
    isOfProfile: true,
    note: 'Change your name, picture and what others read about you as an owner.',
  }),
  ownerNotifications: member('/User/Owner-Notifications', listed, 'Notifications', {
    ...owner,
    section: 'Notifications',
    screen: 'platform/notifications/OwnerNotificationsScreen',
    note: 'Everything you were told: applications, payments, requests and messages, newest first. Each one leads to where it happened.',
  }),
  ownerViewNotifications: member('/User/Owner-ViewNotifications', ofOneOrNone, 'Notification', {
    ...owner,
    section: 'Notifications',
    screen: 'pages/notification/OwnerViewNotificationsScreen',
    former: ['/User/Owner-ViewNotofications'],
    note: 'One notification whole, with a link to what it is about.',
  }),
  tenantProfile: member('/User/Tenant-Profile', fixed, 'My profile', {
    ...tenant,
    section: 'My Profile',
    screen: 'identity/profiles/TenantProfileScreen',
    note: 'Your tenant profile as owners and agents see it.',
  }),
  tenantProfileEdit: member('/User/Tenant-Profile-Edit', fixed, 'Edit my profile', {
    ...tenant,
    section: 'My Profile',
    screen: 'identity/profiles/TenantProfileEditScreen',
    note: 'Change your name, picture and what owners and agents read about you.',
  }),
  tenantNotifications: member('/User/Tenant-Notifications', listed, 'Notifications', {
    ...tenant,
    section: 'Notifications',
    screen: 'platform/notifications/TenantNotificationsScreen',
    note: 'Everything you were told: invoices, agreements to sign, answers to your requests, newest first.',
  }),
  tenantViewNotifications: member('/User/Tenant-ViewNotifications', ofOneOrNone, 'Notification', {
    ...tenant,
    section: 'Notifications',
    screen: 'pages/notification/TenantViewNotificationsScreen',
    note: 'One notification whole, with a link to what it is about.',
  }),
  agentProfile: member('/User/Agent-Profile', fixed, 'My profile', {
    ...agent,
    section: 'My Profile',
    screen: 'identity/profiles/AgentProfileScreen',
    isOfProfile: true,
    note: 'Your agent profile as owners and tenants see it.',
  }),
  agentProfileEdit: member('/User/Agent-Profile-Edit', fixed, 'Edit my profile', {
    ...agent,
    section: 'My Profile',
    screen: 'identity/profiles/AgentProfileEditScreen',
    isOfProfile: true,
    note: 'Change your name, picture, license and what others read about you as an agent.',
  }),
  agentNotifications: member('/User/Agent-Notifications', listed, 'Notifications', {
    ...agent,
    section: 'Notifications',
    screen: 'platform/notifications/AgentNotificationsScreen',
    note: 'Everything you were told: new assignments, applications, requests and payments, newest first.',
  }),
  agentViewNotifications: member('/User/Agent-ViewNotifications', ofOneOrNone, 'Notification', {
    ...agent,
    section: 'Notifications',
    screen: 'pages/notification/AgentViewNotificationsScreen',
    note: 'One notification whole, with a link to what it is about.',
  }),
} as const
