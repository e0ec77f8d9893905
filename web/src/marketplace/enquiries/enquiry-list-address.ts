import { DEFAULT_PAGE_SIZE, LAST_PAGE_INDEX, PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'
import { ENQUIRY_FOLDERS, type EnquiryFolder } from '@keystead/contract/marketplace/enquiries/enquiry.operations.ts'
import { paths } from '../../navigation/paths.ts'

/** Which messages are listed: the input of GetProfileEnquiries. */
export type EnquiryListView = { Folder: EnquiryFolder; PageIndex: number; PageSize: number }

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function enquiryListFromAddress(params: URLSearchParams): EnquiryListView {
  const page = Number(params.get('page') ?? 1)
  return {
    Folder: ENQUIRY_FOLDERS.find((folder) => folder === params.get('folder')) ?? 'inbox',
    PageIndex: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE_INDEX + 1 ? page - 1 : 0,
    PageSize: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? DEFAULT_PAGE_SIZE,
  }
}

export function addressOfEnquiries({ Folder, PageIndex, PageSize }: EnquiryListView): string {
  return paths.enquiries({
    folder: Folder === 'inbox' ? null : Folder,
    page: PageIndex === 0 ? null : PageIndex + 1,
    size: PageSize === DEFAULT_PAGE_SIZE ? null : PageSize,
  })
}

/** The first page of a folder. */
export function addressOfFolder(folder: EnquiryFolder): string {
  return addressOfEnquiries({ Folder: folder, PageIndex: 0, PageSize: DEFAULT_PAGE_SIZE })
}
