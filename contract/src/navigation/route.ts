import type { ProfileTypeName } from '../rpc/access.ts'
import type { Concerns, Permission } from '../rpc/permissions.ts'

/** What the navigation highlights. */
export type Section =
  | 'Home'
  | 'Properties'
  | 'How It Works'
  | 'Plans'
  | 'Partners'
  | 'Contact Us'
  | 'Help'
  | 'About'
  | 'Sign In'
  | 'Dashboard'
  | 'My Profile'
  | 'Profiles'
  | 'Settings'
  | 'Business'
  | 'Payments'
  | 'Connections'
  | 'Saved Homes'
  | 'Saved Searches'
  | 'Notifications'
  | 'Leads'
  | 'Agreements'
  | 'Documents'
  | 'Reports'
  | 'Services'
  | 'Applications'

/** One address as the router, the guard and the menus know it. */
export type RouteEntry = {
  /** As the table of routes calls it. */
  readonly name: string
  /** As React Router writes it; matched without regard to case. */
  readonly path: string
  readonly title: string
  readonly access: 'public' | 'signed-in'
  /** Who may use it. `any` asks for a profile of whatever type, `none-needed` not even for that. */
  readonly profiles: 'any' | 'none-needed' | readonly ProfileTypeName[]
  readonly accountTypes: 'any' | readonly ('Personal' | 'Business')[]
  /** What a member who acts for a business needs for it; none where it is left out. */
  readonly permission?: Permission
  readonly concerns?: Concerns
  /** Members of businesses may open it with whatever profile is active: it finds their business, and says what their role allows. */
  readonly isOpenToMembers?: true
  /** About the active profile itself; that of a business is on the page of the business. */
  readonly isOfProfile?: true
  readonly section: Section | null
  /** File of the screen below `web/src`, without its ending; the component is named like it. */
  readonly screen: string
  /** An address of before leads to the one that we use. */
  readonly redirectTo?: string
}

type Limits = Partial<Pick<RouteEntry, 'profiles' | 'accountTypes' | 'permission' | 'concerns' | 'isOpenToMembers' | 'isOfProfile'>>

type RouteOptions = Limits &
  Pick<RouteEntry, 'section' | 'screen'> & {
    /** What the screen is for, in the words of the product. Browsers get it apart from the table. */
    readonly note: string
    /** Other spellings, and what it was called before: emails that were sent lead there. */
    readonly former?: readonly string[]
    /** A page without parameters that search engines are told of. Left out for browsers. */
    readonly isInSitemap?: true
  }

/** A row of the table. `to` builds its address. */
export type Route<To = unknown> = Omit<RouteEntry, 'name' | 'redirectTo'> & RouteOptions & { readonly to: To }

export const owner = { profiles: ['Owner'] } as const satisfies Limits
export const agent = { profiles: ['Agent'] } as const satisfies Limits
export const tenant = { profiles: ['Tenant'] } as const satisfies Limits
export const ownerOrAgent = { profiles: ['Owner', 'Agent'] } as const satisfies Limits
export const business = { accountTypes: ['Business'] } as const satisfies Limits
export const businessMember = { ...business, isOpenToMembers: true } as const satisfies Limits

/** A page that everyone may open. */
export function visitor<To>(path: string, toBuild: (path: string) => To, title: string, options: RouteOptions): Route<To> {
  return { path, title, to: toBuild(withoutParameters(path)), access: 'public', profiles: 'none-needed', accountTypes: 'any', ...options }
}

/** A page for people who are signed in. */
export function member<To>(path: string, toBuild: (path: string) => To, title: string, options: RouteOptions): Route<To> {
  return { path, title, to: toBuild(withoutParameters(path)), access: 'signed-in', profiles: 'any', accountTypes: 'any', ...options }
}

function withoutParameters(path: string): string {
  return path.split('/:')[0]!
}
