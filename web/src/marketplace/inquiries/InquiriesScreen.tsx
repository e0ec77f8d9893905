import { useSearchParams } from 'react-router'
import type { PageHead } from '../../navigation/head.ts'
import type { HeadArgs } from '../../navigation/screen-module.ts'
import { InquiryList } from './InquiryList.tsx'
import { ReadInquiry } from './ReadInquiry.tsx'
import { text } from './inquiries.text.ts'

export function head({ url }: HeadArgs): PageHead {
  return { title: url.searchParams.has('id') ? text.message : text.messages, noindex: true }
}

/** Messages to the active profile; with an id in the address, that one. */
export function InquiriesScreen() {
  const [search] = useSearchParams()
  const inquiryId = search.get('id')
  return inquiryId === null ? <InquiryList /> : <ReadInquiry key={inquiryId} inquiryId={inquiryId} />
}
