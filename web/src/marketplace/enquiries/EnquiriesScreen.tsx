import { useSearchParams } from 'react-router'
import type { PageHead } from '../../navigation/head.ts'
import type { HeadArgs } from '../../navigation/screen-module.ts'
import { EnquiryList } from './EnquiryList.tsx'
import { ReadEnquiry } from './ReadEnquiry.tsx'

export function head({ url }: HeadArgs): PageHead {
  return { title: url.searchParams.has('id') ? 'Message' : 'Messages', noindex: true }
}

/** Messages to the active profile; with an id in the address, that one. */
export function EnquiriesScreen() {
  const [search] = useSearchParams()
  const enquiryId = search.get('id')
  return enquiryId === null ? <EnquiryList /> : <ReadEnquiry key={enquiryId} enquiryId={enquiryId} />
}
