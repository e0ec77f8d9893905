import { type ReactNode, use } from 'react'
import { paths } from '@keystead/contract/navigation/paths.ts'
import { BuiltScreens } from '../../navigation/built-screens.ts'
import { Page } from '../../ui/Page.tsx'
import { Section } from '../../ui/Section.tsx'
import {
  BrandingCard,
  ContactCard,
  EmailCard,
  HelpCard,
  NotificationsCard,
  PasswordCard,
  PinCard,
  PlanCard,
  ProfileCard,
  SecurityCard,
} from './settings/SettingCards.tsx'
import { text } from './settings.text.ts'
import styles from './SettingsScreen.module.css'

/** Everything that can be set, with how it is set now. Each card loads by itself: one that fails does not spoil the rest. */
export function SettingsScreen() {
  const isBuilt = use(BuiltScreens)
  return (
    <Page title={text.settings} description={text.settingsIntro}>
      <Cards title={text.you}>
        <ProfileCard />
        <ContactCard />
      </Cards>
      <Cards title={text.safety}>
        <SecurityCard />
        <PasswordCard />
        <EmailCard />
        <PinCard />
      </Cards>
      <Cards title={text.theRest}>
        <NotificationsCard />
        <PlanCard />
        {isBuilt(paths.branding()) && <BrandingCard />}
        <HelpCard />
      </Cards>
    </Page>
  )
}

function Cards({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <ul className={styles.cards}>{children}</ul>
    </Section>
  )
}
