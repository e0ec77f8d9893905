import { DottedText } from '../../ui/EmailText.tsx'

/** Someone else's address: shown by its name, followed by no search engine, and told nothing about this page. */
export function WebsiteLink({ address }: { address: string }) {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null
  return (
    <a href={url.href} rel="nofollow noopener noreferrer" target="_blank">
      <DottedText text={url.hostname.replace(/^www\./, '')} />
    </a>
  )
}
