import { Page } from '../ui/Page.tsx'
import { WayOut } from '../identity/profiles/WayOut.tsx'
import { text } from './failures.text.ts'

export function NotFoundScreen() {
  return (
    <Page title={text.thisPageIsNotHere} description={text.theAddressMayHaveA} width="narrow">
      <WayOut />
    </Page>
  )
}
