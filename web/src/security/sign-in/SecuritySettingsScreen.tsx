import { paths } from '@keystead/contract/navigation/paths.ts'
import { Page } from '../../ui/Page.tsx'
import { CloseAccountPanel } from '../closing/CloseAccountPanel.tsx'
import { ExportPanel } from '../closing/ExportPanel.tsx'
import { PasskeysPanel } from '../factors/PasskeysPanel.tsx'
import { TotpPanel } from '../factors/TotpPanel.tsx'
import { ConnectedAccountsPanel } from '../identities/ConnectedAccountsPanel.tsx'
import { SessionsPanel } from '../sessions/SessionsPanel.tsx'
import { SignInItems } from './settings/SignInItems.tsx'
import { text } from './settings.text.ts'

/** Who may come in and how, and the ways out. Each part loads by itself. */
export function SecuritySettingsScreen() {
  return (
    <Page
      title={text.security}
      description={text.securityIntro}
      breadcrumbs={[{ text: text.settings, to: paths.settings() }]}
      width="narrow"
    >
      <SessionsPanel />
      <SignInItems />
      <TotpPanel />
      <PasskeysPanel />
      <ConnectedAccountsPanel />
      <ExportPanel />
      <CloseAccountPanel />
    </Page>
  )
}
