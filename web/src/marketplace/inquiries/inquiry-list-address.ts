import { DEFAULT_PAGE_SIZE, LAST_PAGE_INDEX, PAGE_SIZES } from '@keystead/contract/rpc/paging.ts'
import { INQUIRY_FOLDERS, type InquiryFolder } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'

/** Which messages are listed: the input of GetProfileEnquiries. */
export type InquiryListView = { Folder: InquiryFolder; PageIndex: number; PageSize: number }

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function inquiryListFromAddress(params: URLSearchParams): InquiryListView {
  const page = Number(params.get('page') ?? 1)
  return {
    Folder: INQUIRY_FOLDERS.find((folder) => folder === params.get('folder')) ?? 'inbox',
    PageIndex: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE_INDEX + 1 ? page - 1 : 0,
    PageSize: PAGE_SIZES.find((size) => String(size) === params.get('size')) ?? DEFAULT_PAGE_SIZE,
  }
}

export function addressOfInquiries({ Folder, PageIndex, PageSize }: InquiryListView): string {
  return paths.inquiries({
    folder: Folder === 'inbox' ? null : Folder,
    page: PageIndex === 0 ? null : PageIndex + 1,
    size: PageSize === DEFAULT_PAGE_SIZE ? null : PageSize,
  })
}

/** The first page of a folder. */
export function addressOfFolder(folder: InquiryFolder): string {
  return addressOfInquiries({ Folder: folder, PageIndex: 0, PageSize: DEFAULT_PAGE_SIZE })
}
