import { DEFAULT_PAGE_SIZE } from '@keystead/contract/rpc/paging.ts'
import { INQUIRY_FOLDERS, type InquiryFolder } from '@keystead/contract/marketplace/inquiries/inquiry.operations.ts'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { pageIndexOf, pageNumberOf, pageSizeOf, unusualSize } from '../../navigation/list-page.ts'

/** Which messages are listed: the input of GetProfileEnquiries. */
export type InquiryListView = { Folder: InquiryFolder; PageIndex: number; PageSize: number }

/** An address may have been typed or be old: what it says wrong counts as not said. */
export function inquiryListFromAddress(params: URLSearchParams): InquiryListView {
  return {
    Folder: INQUIRY_FOLDERS.find((folder) => folder === params.get('folder')) ?? 'inbox',
    PageIndex: pageIndexOf(params),
    PageSize: pageSizeOf(params),
  }
}

export function addressOfInquiries({ Folder, PageIndex, PageSize }: InquiryListView): string {
  return paths.inquiries({
    folder: Folder === 'inbox' ? null : Folder,
    page: pageNumberOf(PageIndex),
    size: unusualSize(PageSize),
  })
}

/** The first page of a folder. */
export function addressOfFolder(folder: InquiryFolder): string {
  return addressOfInquiries({ Folder: folder, PageIndex: 0, PageSize: DEFAULT_PAGE_SIZE })
}
