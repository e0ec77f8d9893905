import { Page } from '../ui/Page.tsx'
import { WayOut } from '../identity/profiles/WayOut.tsx'

export function NotFoundScreen() {
  return (
    <Page
      title="This page is not here"
      description="The address may have a slip in it, or the page has moved. From here you can go on:"
      width="narrow"
    >
      <WayOut />
    </Page>
  )
}
