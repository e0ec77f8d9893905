import { LEAD_KINDS, type LeadKind } from '@keystead/contract/office/leads/lead.values.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

/** Which leads are listed: the input of GetLeads. */
export type LeadsView = { Kind: LeadKind; WaitingOnly: boolean; PageIndex: number; PageSize: number }

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function leadsFromAddress(params: URLSearchParams): LeadsView {
  return {
    Kind: LEAD_KINDS.find((kind) => kind === params.get('kind')) ?? 'all',
    WaitingOnly: params.get('show') === 'waiting',
    PageIndex: pageIndexOf(params),
    PageSize: pageSizeOf(params),
  }
}

export function addressOfLeads({ Kind, WaitingOnly, PageIndex, PageSize }: LeadsView): string {
  return paths.leads({
    kind: Kind === 'all' ? null : Kind,
    show: WaitingOnly ? 'waiting' : null,
    page: pageNumberOf(PageIndex),
    size: unusualSize(PageSize),
  })
}

/** Another choice begins at its first page. */
export function narrowedLeads(view: LeadsView, changes: Partial<Pick<LeadsView, 'Kind' | 'WaitingOnly'>>): string {
  return addressOfLeads({ ...view, ...changes, PageIndex: 0 })
}
