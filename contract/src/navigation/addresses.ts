/*
 * How an address is put together from what a screen is about. A screen about one thing carries its id as `?id=`, so that the address
 * can be shared, reloaded and opened twice (decisions, "Ids pass between screens").
 */

/** Browsers and Node have it; the contract is compiled for neither. */
declare const URLSearchParams: new () => { append(name: string, value: string): void; toString(): string }

/** Values for the part after `?`; what is null or undefined is left out. */
export type Search = Record<string, string | number | boolean | null | undefined>

/** `withSearch('/Properties', { place: 'Denver, CO' })` -> `/Properties?place=Denver%2C+CO` */
export function withSearch(path: string, search: Search): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== null && value !== undefined) params.append(name, String(value))
  }
  const text = params.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The address of one thing below a page, or the page's own. */
export function atOne(path: string, name?: string): string {
  return name ? `${path}/${encodeURIComponent(name)}` : path
}

export const fixed = (path: string) => () => path
export const ofOne = (path: string) => (id: string) => withSearch(path, { id })
export const ofOneOrNone = (path: string) => (id?: string) => withSearch(path, { id })
export const below = (path: string) => (id: string) => atOne(path, id)
export const listed =
  (path: string) =>
  (filters: Search = {}) =>
    withSearch(path, filters)

/** `email` is filled in there, so that no one types it twice; `invitation` is the token of the email that a person comes with. */
export const signingIn =
  (path: string) =>
  ({ email, returnTo, invitation }: { email?: string; returnTo?: string | null; invitation?: string } = {}) =>
    withSearch(atOne(path, email), { returnTo, invitation })

/** What a link in an email does with an address; without a word it is the first of an account. */
type AddressPurpose = 'change' | 'undo'
export const confirming = (path: string) => (token: string, purpose?: AddressPurpose) => withSearch(atOne(path, token), { for: purpose })

/** The page of a link that stops emails, and what it is once they have stopped. */
export const stopping = (path: string) => (token?: string, done?: 1) => withSearch(atOne(path, token), { done })

/** A tab of a property's page; its first one, the overview, has no name in the address. */
export type PropertyTab = 'people' | 'units' | 'documents' | 'listing' | 'details' | 'activity'
export const tabbed = (path: string) => (id: string, tab?: PropertyTab) => withSearch(path, { id, tab })

/** A tab of a business's page; its first one, the overview, has no name in the address. Without an id it is the one that the reader acts for. */
export type BusinessTab = 'documents' | 'members' | 'roles' | 'history'
export const ofBusiness =
  (path: string) =>
  (id?: string | null, tab?: BusinessTab, more: Search = {}) =>
    withSearch(path, { id, tab, ...more })
/** A form, at the field that is to be filled in. */
export const ofField = (path: string) => (id?: string | null, field?: string) => withSearch(path, { id, field })
/** A member, and the business where it is not the one that the reader acts for. */
export const ofBusinessMember = (path: string) => (id: string, business?: string) => withSearch(path, { id, business })

/** An invoice as it is read here, or as its PDF. */
export const ofInvoice = (path: string) => (id: string, show?: 'pdf') => withSearch(path, { id, show })

/** Paying an invoice, or for a home without one. */
export const ofCheckout = (path: string) => (of: string | { readonly home: string }) =>
  withSearch(path, typeof of === 'string' ? { id: of } : { home: of.home })

/** A payment, or the receipt of it. */
export const ofPayment = (path: string) => (id: string, show?: 'receipt') => withSearch(path, { id, show })
/** What stands in the books about an invoice, behind one of its numbers, also of one who is billed. */
export const ofEntries = (path: string) => (id: string, number?: string, recipient?: string) => withSearch(path, { id, number, recipient })

/** No one links to it. */
export const unlinked = () => null
