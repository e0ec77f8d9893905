import { LEAD_KINDS, type LeadKind } from '@keystead/contract/office/leads/lead.values.ts'
import { DEFAULT_PAGE_SIZE, LAST_PAGE_INDEX, PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'

/** Which leads are listed: the input of GetLeads. */
export type LeadsView = { Kind: LeadKind; WaitingOnly: boolean; PageIndex: number; PageSize: number }

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function leadsFromAddress(params: URLSearchParams): LeadsView {
  const page = Number(params.get('page') ?? 1)
  return {
    Kind: LEAD_KINDS.find((kind) => kind === params.get('kind')) ?? 'all',
    WaitingOnly: params.get('show') === 'waiting',
    PageIndex: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE_INDEX + 1 ? page - 1 : 0,
    PageSize: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? DEFAULT_PAGE_SIZE,
  }
}

export function addressOfLeads({ Kind, WaitingOnly, PageIndex, PageSize }: LeadsView): string {
  return paths.leads({
    kind: Kind === 'all' ? null : Kind,
    show: WaitingOnly ? 'waiting' : null,
    page: PageIndex === 0 ? null : PageIndex + 1,
    size: PageSize === DEFAULT_PAGE_SIZE ? null : PageSize,
  })
}

/** Another choice begins at its first page. */
export function narrowedLeads(view: LeadsView, changes: Partial<Pick<LeadsView, 'Kind' | 'WaitingOnly'>>): string {
  return addressOfLeads({ ...view, ...changes, PageIndex: 0 })
}
