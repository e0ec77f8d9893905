import { paths } from '@keystead/contract/navigation/paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { WayOut } from './WayOut.tsx'
import { text } from './way-out.text.ts'

/** Stands where a member's role in a business does not let them look, with the sentence that says so. */
export function NotForRole({ sentence }: { sentence: string }) {
  return (
    <Page title={text.notForYourRole} description={sentence} width="narrow">
      <WayOut first={<LinkButton to={paths.viewBusiness()}>{text.whatIMayDo}</LinkButton>} />
    </Page>
  )
}
